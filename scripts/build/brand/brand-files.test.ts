/** @module-tag slow */

import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../../src/brand.ts'
import { mark, markThreads } from '../../../src/styles/logo.ts'
import { palette } from '../../../src/styles/tokens.ts'
import { drawMark } from './artwork.ts'
import { iconFiles } from './icons.ts'
import { logoFiles } from './logo-files.ts'
import { pixelsOf, rasterize } from './rasterize.ts'
import { weaveFiles } from './weave-files.ts'

type Files = Record<string, string | Buffer>

const pngSize = (png: Buffer) => {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

/** The colour and the opacity of a pixel of a square drawing on the mark's grid. */
const at = (pixels: Buffer, x: number, y: number) => {
  const place = 4 * (y * mark.size + x)
  const [red = 0, green = 0, blue = 0, alpha] = pixels.subarray(place, place + 4)
  return {
    colour: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    alpha,
  }
}

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
  let files: Files
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

  it('stand on no ground of their own', async () => {
    const svg = String(files['downloads/logo-wordmark-dark.svg'])
    expect((await pixelsOf(svg))[3]).toBe(0)
  })
})

describe('icons', async () => {
  const files: Files = await iconFiles('A test')
  const manifest = JSON.parse(String(files['manifest.webmanifest']))

  it('are what the manifest says they are', () => {
    expect(manifest).toMatchObject({
      name: brand.product,
      description: 'A test',
      theme_color: palette.ground,
    })
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
      expect.arrayContaining(['any', 'maskable']),
    )
    for (const { src, sizes } of manifest.icons)
      expect(pngSize(files[src.slice(1)] as Buffer).join('x')).toBe(sizes)
    expect(pngSize(files['apple-touch-icon.png'] as Buffer)).toEqual([180, 180])
  })

  it('keep a maskable mark within the middle 80 %', async () => {
    const icon = files['icon-maskable-512.png'] as Buffer
    const pixels = await pixelsOf(icon)
    const ground = pixels.subarray(0, 4)
    for (let y = 0; y < 512; y++)
      for (let x = 0; x < 512; x++) {
        const place = 4 * (y * 512 + x)
        if (
          Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512 &&
          pixels.compare(ground, 0, 4, place, place + 4) !== 0
        )
          throw new Error(`the mark reaches ${x}, ${y}`)
      }
    expect(pixels.compare(ground, 0, 4, 4 * (256 * 512 + 256), 4 * (256 * 512 + 257))).not.toBe(0)
  })

  it('hold three sizes in the file for old browsers', () => {
    const ico = files['favicon.ico'] as Buffer
    expect(ico.readUInt16LE(2)).toBe(1)
    const sizes = [0, 1, 2].map((index) => {
      const entry = 6 + 16 * index
      const [offset, length] = [ico.readUInt32LE(entry + 12), ico.readUInt32LE(entry + 8)]
      expect(pngSize(ico.subarray(offset, offset + length))).toEqual([ico[entry], ico[entry + 1]])
      return ico[entry]
    })
    expect(sizes).toEqual([16, 32, 48])
  })

  it('can be drawn from the vector icon too', async () => {
    const svg = String(files['favicon.svg'])
    const width = Number(/ width="(\d+)"/.exec(svg)?.[1])
    expect(pngSize(await rasterize(svg, 64 / width))).toEqual([64, 64])
  })
})

describe('weave files', () => {
  it('are small drawings, one for each area', () => {
    const files = Object.entries(weaveFiles())
    expect(files).toHaveLength(7)
    for (const [name, svg] of files) {
      expect(name).toMatch(/^weaves\/[a-z-]+\.svg$/)
      expect(svg.length).toBeLessThan(8 * 1024)
    }
  })
})
