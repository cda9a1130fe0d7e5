/** @module-tag slow */

import { Blob, Face, Font } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { placeholderTexts } from '../../../src/content/placeholders.ts'
import { readSources } from '../../../src/content/sources.ts'
import { strings } from '../../../src/content/strings.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { fonts as stacks } from '../../../src/styles/tokens.ts'
import { breakMark, joiner } from '../../../src/typography/marks.ts'
import { coverages, type Script } from './characters.ts'
import { fontCss } from './font-css.ts'
import { loadFaces, preloadLinks } from './loaded-faces.ts'

const faces = await loadFaces()
const css = fontCss(faces)
const rules = css.match(/@font-face\{[^}]*\}/g) ?? []

/** Characters that the packages' IBM Plex lacks and the fallback fonts have. */
const leftToTheSystem = '←→≤≥≈≠∞⌈⌉⁰¹²³⁴⁵⁶⁷⁸⁹⁻'

const budgets = { en: 40 * 1024, th: 65 * 1024 } as const

const inRange = (character: string, range: string) =>
  range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    const point = character.codePointAt(0) as number
    return point >= first && point <= last
  })

describe('the font files', () => {
  it.each(languageCodes)('of a page in %s fit the budget', (language) => {
    const shown = faces.filter(({ languages }) => languages.includes(language))
    expect(shown).toHaveLength(3)
    expect(shown.reduce((sum, { file }) => sum + file.length, 0)).toBeLessThanOrEqual(budgets[language])
  })

  it.each(faces)(
    '$id holds every character of its scripts and their positioning',
    ({ font, scripts, family }) => {
      const face = new Face(new Blob(font))
      const held = new Set(face.collectUnicodes())
      for (const character of scripts.flatMap((script) => [...coverages[script].characters]))
        expect(held.has(character.codePointAt(0) as number), character).toBe(true)
      const positioning = face.getTableFeatureTags('GPOS')
      if (family !== 'IBM Plex Mono') expect(positioning).toContain('kern')
      if (scripts.includes('thai')) expect(positioning).toEqual(expect.arrayContaining(['mark', 'mkmk']))
    },
  )

  it.each(faces)('$id has figures of one width', ({ font }) => {
    const scaled = new Font(new Face(new Blob(font)))
    const widths = [...'0123456789'].map((figure) =>
      scaled.glyphHAdvance(scaled.nominalGlyph(figure.codePointAt(0) as number) as number),
    )
    expect(new Set(widths).size).toBe(1)
  })

  it('have all characters of the texts', () => {
    const held = new Set([
      ...Object.values(coverages).flatMap(({ characters }) => [...characters]),
      ...leftToTheSystem,
    ])
    const texts = languageCodes.flatMap((language) => [
      ...Object.values(placeholderTexts(language)),
      ...[...readSources(language).values()].flatMap((source) =>
        [...strings(source)].map(([, text]) => text),
      ),
    ])
    // Skips the line ends of messages, which are not letters.
    const unknown = texts.filter((text) =>
      [...text.replaceAll('\n', '')].some((character) => !held.has(character)),
    )
    expect(unknown).toEqual([])
  })
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

  it('leave the joiners of Thai words to the Thai faces', () => {
    for (const mark of [joiner, breakMark]) {
      expect(inRange(mark, coverages.thai.range)).toBe(true)
      expect(inRange(mark, coverages.latin.range)).toBe(false)
    }
  })

  it('define every family that the tokens name first, and no other', () => {
    const named = Object.values(stacks)
      .flatMap(({ sans, mono }) => [sans, mono])
      .flatMap((stack) => stack.match(/'(?:IBM )?Plex[^']*'/g) ?? [])
    const defined = rules.map((rule) => /font-family:"([^"]+)"/.exec(rule)?.[1])
    expect(new Set(defined)).toEqual(new Set(named.map((name) => name.slice(1, -1))))
  })

  it('scale a fallback font so that text takes the room of the site’s own', () => {
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

describe('preloading', () => {
  it('fetches Thai faces for Thai pages only, and each from where the rules look for it', async () => {
    const [english, thai] = await Promise.all([preloadLinks('en'), preloadLinks('th')])
    expect(english).not.toContain('thai')
    expect(thai.match(/thai/g)).toHaveLength(2)
    for (const [, href] of thai.matchAll(/href="([^"]+)"/g)) expect(css).toContain(`url("${href}")`)
  })

  it('leaves out what may come later', async () => {
    for (const language of languageCodes) {
      const links = await preloadLinks(language)
      expect(links.match(/rel="preload"/g)).toHaveLength(2)
      expect(links).not.toContain('mono')
    }
  })
})
