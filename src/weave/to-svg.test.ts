import { describe, expect, it } from 'vitest'
import { type Palette, toSvg } from './to-svg.ts'
import { weave } from './weave.ts'

const palette: Palette = { ground: '#000', indigo: '#001', light: '#002', accent: '#003', cotton: '#004' }

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const references = (svg: string) => [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
const depth = (svg: string) => {
  const open: string[] = []
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
    if (close) expect(open.pop()).toBe(name)
    else if (!empty && name) open.push(name)
  return open.length
}

describe('toSvg', () => {
  const svg = toSvg(weave('services', 'services'), palette, { width: 1200, height: 630, scale: 3 })

  it('is one well-formed element of the requested size', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*width="1200" height="630"/)
    expect(depth(svg)).toBe(0)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('paints every layer in its yarn and writes each path once', () => {
    for (const { yarn, d } of weave('services', 'services').layers) {
      expect(svg).toContain(`stroke="${palette[yarn]}"`)
      expect(svg.split(d)).toHaveLength(2)
    }
  })

  it('refers only to what it defines', () => {
    expect(new Set(ids(svg)).size).toBe(ids(svg).length)
    expect(ids(svg)).toEqual(expect.arrayContaining(references(svg)))
  })
})
