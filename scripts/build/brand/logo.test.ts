/** @module-tag slow */

import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../../src/provider/brand.ts'
import { mark, markThreads } from '../../../src/styles/logo.ts'
import { palette } from '../../../src/styles/tokens.ts'
import { drawMark, svgDocument } from './artwork.ts'
import { logoFiles } from './logo-files.ts'
import { pngSize } from './png-size.fixture.ts'
import { pixelsOf } from './rasterize.ts'

/** The colour and the opacity of a pixel of a square drawing on the mark's grid. */
const at = (pixels: Buffer, x: number, y: number) => {
  const place = 4 * (y * mark.size + x)
  const [red = 0, green = 0, blue = 0, alpha] = pixels.subarray(place, place + 4)
  return {
    colour: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    alpha,
  }
}

it('a name with signs of XML is the title of its drawing', () => {
  const drawing = { width: 1, height: 1, content: '' }
  expect(svgDocument(drawing, 'Bolt & <Sons>')).toContain('<title>Bolt &#38; &#60;Sons&#62;</title>')
})

describe('the mark', () => {
  it('is symmetric and stays on its grid', () => {
    for (const { part, x, y, length } of markThreads) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + length).toBeLessThanOrEqual(mark.size)
      const mirrored = markThreads.filter((other) => other.part === part && other.length === length)
      expect(mirrored.some((other) => other.y === y && other.x === mark.size - x - length)).toBe(true)
      expect(mirrored.some((other) => other.x === x && other.y === mark.size - y)).toBe(true)
    }
  })

  it('is drawn crisply at its own size: each pixel is a thread or nothing', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">${drawMark('dark')}</svg>`
    const pixels = await pixelsOf(svg)
    expect(at(pixels, 16, 16)).toEqual({ colour: palette.marigold, alpha: 255 })
    expect(at(pixels, 0, 16)).toEqual({ colour: palette['indigo-light'], alpha: 255 })
    expect(at(pixels, 0, 0).alpha).toBe(0)
    const alphas = new Set(pixels.filter((_value, index) => index % 4 === 3))
    expect([...alphas].sort()).toEqual([0, 255])
  })
})

describe('logo files', () => {
  let files: Record<string, string | Buffer>
  beforeAll(async () => {
    files = await logoFiles()
  })

  it('are mark and wordmark for either ground, as SVG and PNG', () => {
    const names = ['mark', 'wordmark'].flatMap((form) =>
      ['dark', 'light'].flatMap((ground) =>
        ['svg', 'png'].map((type) => `downloads/logo-${form}-${ground}.${type}`),
      ),
    )
    expect(Object.keys(files).sort()).toEqual(names.sort())
  })

  it('need no font and say what they are', () => {
    for (const [name, file] of Object.entries(files))
      if (name.endsWith('.svg')) {
        expect(file).toContain(`<title>${brand.product}</title>`)
        expect(file).not.toMatch(/<text|font-family|NaN|undefined/)
      }
  })

  it('differ by ground and keep the proportions of the header', () => {
    expect(files['downloads/logo-mark-dark.svg']).not.toBe(files['downloads/logo-mark-light.svg'])
    const [width = 0, height = 1] = pngSize(files['downloads/logo-wordmark-light.png'] as Buffer)
    expect(height).toBe(512)
    expect(width / height).toBeGreaterThan(3)
    expect(pngSize(files['downloads/logo-mark-dark.png'] as Buffer)).toEqual([1024, 1024])
  })

  it('have a transparent background', async () => {
    const svg = String(files['downloads/logo-wordmark-dark.svg'])
    expect((await pixelsOf(svg))[3]).toBe(0)
  })
})
