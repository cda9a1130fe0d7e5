/** @module-tag slow */

import { Blob, Face, Font } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { fonts as stacks } from '../../../src/styles/tokens.ts'
import { coverages, type Script } from './characters.ts'
import { fontCss } from './font-css.ts'
import { loadFaces } from './loaded-faces.ts'

const faces = await loadFaces()
const rules = fontCss(faces).match(/@font-face\{[^}]*\}/g) ?? []

const inRange = (character: string, range: string) =>
  range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    const point = character.codePointAt(0) as number
    return point >= first && point <= last
  })

describe('the @font-face rules', () => {
  it('give every character to one script, and the space to Latin', () => {
    for (const script of Object.keys(coverages) as Script[]) {
      const others = (Object.keys(coverages) as Script[]).filter((other) => other !== script)
      for (const character of coverages[script].characters) {
        if (character === ' ') continue
        expect(inRange(character, coverages[script].range), character).toBe(true)
        for (const other of others) expect(inRange(character, coverages[other].range), character).toBe(false)
      }
    }
    expect(inRange(' ', coverages.latin.range)).toBe(true)
    expect(inRange(' ', coverages.thai.range)).toBe(false)
  })

  it('define every family that the tokens name first, and no other', () => {
    const named = Object.values(stacks)
      .flatMap(({ sans, mono }) => [sans, mono])
      .flatMap((stack) => stack.match(/'(?:IBM )?Plex[^']*'/g) ?? [])
    const defined = rules.map((rule) => /font-family:"([^"]+)"/.exec(rule)?.[1])
    expect(new Set(defined)).toEqual(new Set(named.map((name) => name.slice(1, -1))))
  })

  it('scale a fallback font so that text takes as much room as in the site’s own', () => {
    const arial = rules.find((rule) => rule.includes('local("Arial")')) ?? ''
    const scale = Number(/size-adjust:([\d.]+)%/.exec(arial)?.[1]) / 100
    const ascent = Number(/ascent-override:([\d.]+)%/.exec(arial)?.[1]) / 100
    const descent = Number(/descent-override:([\d.]+)%/.exec(arial)?.[1]) / 100
    const { ascender, descender } = new Font(new Face(new Blob(faces[0]?.font as Buffer))).hExtents()
    expect(scale).toBeGreaterThan(0.99)
    expect(scale).toBeLessThan(1.03)
    expect(scale * ascent * 1000).toBeCloseTo(ascender, 0)
    expect(scale * descent * 1000).toBeCloseTo(-descender, 0)
  })
})
