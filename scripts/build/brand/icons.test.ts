/** @module-tag slow */

import { describe, expect, it } from 'vitest'
import { brand } from '../../../src/provider/brand.ts'
import { palette } from '../../../src/styles/tokens.ts'
import { iconFiles, shortName } from './icons.ts'
import { pngSize } from './png-size.fixture.ts'
import { pixelsOf, rasterize } from './rasterize.ts'

it('shortens a name to the words that fit below an icon', () => {
  expect(shortName('Fine Cloud')).toBe('Fine Cloud')
  expect(shortName('Northernmost Light Cloud')).toBe('Northernmost')
  expect(shortName('One Two Extraordinary Three')).toBe('One Two')
  expect(shortName('Extraordinarily Long')).toBe('Extraordinarily')
})

describe('icons', async () => {
  const files = await iconFiles('A test')
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
      const image = 6 + 16 * index
      const [offset, length] = [ico.readUInt32LE(image + 12), ico.readUInt32LE(image + 8)]
      expect(pngSize(ico.subarray(offset, offset + length))).toEqual([ico[image], ico[image + 1]])
      return ico[image]
    })
    expect(sizes).toEqual([16, 32, 48])
  })

  it('can be drawn from the vector icon too', async () => {
    const svg = String(files['favicon.svg'])
    const width = Number(/ width="(\d+)"/.exec(svg)?.[1])
    expect(pngSize(await rasterize(svg, 64 / width))).toEqual([64, 64])
  })
})
