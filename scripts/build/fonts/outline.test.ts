import { describe, expect, it } from 'vitest'
import { openTypesetter } from './outline.ts'

const { measure, outline } = await openTypesetter()
const style = { weight: 600, size: 100 } as const

describe('the typesetter', () => {
  it('measures what it draws', () => {
    const { d, width } = outline('Sample Cloud', style)
    expect(measure('Sample Cloud', style)).toBe(width)
    const xs = [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...xs)).toBeLessThanOrEqual(width)
    expect(Math.max(...xs)).toBeGreaterThan(width * 0.9)
  })

  it('draws above the base line with y downwards', () => {
    const ys = [...outline('H', style).d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
    expect(Math.min(...ys)).toBeCloseTo(-69.8, 0)
    expect(Math.max(...ys)).toBe(0)
  })

  it('sets Thai marks on their consonants: they take no room of their own', () => {
    expect(measure('กี่', style)).toBe(measure('ก', style))
    expect(outline('กี่', style).d.length).toBeGreaterThan(outline('กี', style).d.length)
  })

  it('moves a tone mark up above a vowel', () => {
    const top = (text: string) =>
      Math.min(...[...outline(text, style).d.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)))
    expect(top('ก่')).toBeGreaterThan(top('กี่'))
  })

  it('kerns', () => {
    expect(measure('AV', style)).toBeLessThan(measure('A', style) + measure('V', style))
  })

  it('spaces by em', () => {
    expect(measure('abc', { ...style, tracking: 0.1 })).toBeCloseTo(measure('abc', style) + 30)
  })

  it('refuses a character that the fonts lack', () => {
    expect(() => outline('a 字', style)).toThrow('字')
  })
})
