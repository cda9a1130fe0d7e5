/** @module-tag slow */
import { describe, expect, it } from 'vitest'
import { pagesIn } from '../../../src/catalogue/pages.ts'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { pageOf } from '../../../src/catalogue/urls.ts'
import { socialSize } from '../../../src/findability/social-image.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import { typeset } from '../../content/typography/typeset.ts'
import { unbreakable } from '../../content/typography/unbreakable.ts'
import { pixelsOf, rasterizeFlat } from '../brand/rasterize.ts'
import { openTypesetter } from '../fonts/outline.ts'
import { balancedLines } from './break-lines.ts'
import { compiledTexts } from './compiled-texts.test-data.ts'
import { pageTexts } from './page-texts.ts'
import { drawCard } from './social-card.ts'
import { cardTexts } from './social-images.ts'

const typesetter = await openTypesetter()

describe('unbreakable', () => {
  it('breaks English after spaces, but not after those that hold words together', () => {
    expect(unbreakable('Keep 5\u00a0TB in well-known places', 'en')).toEqual([
      'Keep ',
      '5\u00a0TB ',
      'in ',
      'well-known ',
      'places',
    ])
  })

  it('breaks Thai between words, never inside a glossary word', () => {
    const pieces = unbreakable(typeset('บริการคลาวด์ส่วนตัว ต่าง ๆ', 'th'), 'th')
    expect(pieces).toContain('คลาวด์')
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.join('')).toBe('บริการคลาวด์ส่วนตัว ต่าง\u00a0ๆ')
    expect(pieces.some((piece) => piece.startsWith('ๆ'))).toBe(false)
  })

  it('does not part Thai from what is written to it', () => {
    expect(unbreakable('ไป (ที่นี่) 24 ชม.', 'th').filter((piece) => /^[).]/.test(piece))).toEqual([])
  })
})

describe('balancedLines', () => {
  const widthOf = (text: string) => text.length
  const set = (text: string, room: number, most: number) =>
    balancedLines(unbreakable(text, 'en'), widthOf, room, most)

  it('takes as few lines as fit, of about the same length', () => {
    expect(set('one two three four five six', 20, 3)).toEqual(['one two three', 'four five six'])
    expect(set('one two', 20, 3)).toEqual(['one two'])
  })

  it('gives up when they do not fit', () => {
    expect(set('one two three four five six', 10, 2)).toBeUndefined()
    expect(set('extraordinary', 10, 3)).toBeUndefined()
  })
})

/** Baselines of the outermost texts. The wordmark ends at 115 px; a label's letters reach 20 px above its baseline. */
const baseLines = (svg: string) =>
  [...svg.matchAll(/<path transform="translate\(329 ([\d.]+)\)" fill/g)].map(([, y]) => Number(y))

describe('drawCard', () => {
  it('has room for the heading of every page, in every language', () => {
    for (const language of languageCodes)
      for (const page of pagesIn(language)) {
        const { h1: heading, label } = pageTexts(compiledTexts[language], page.id)
        const svg = drawCard(typesetter, page, { heading, label }, language)
        expect(svg).not.toMatch(/NaN|undefined|<text/)
        expect(Math.min(...baseLines(svg)), `${language} ${page.id}`).toBeGreaterThan(140)
      }
  })

  it.each([2, 4, 6, 8])('keeps clear of the wordmark with a heading of %i words', (count) => {
    const heading = 'คลาวด์ต่างประเทศ '.repeat(count).trim()
    const svg = drawCard(typesetter, pageOfKind('service'), { heading, label: 'Service' }, 'th')
    expect(Math.min(...baseLines(svg))).toBeGreaterThan(140)
  })

  it('puts all text into the square to which other sites crop the picture', async () => {
    const from = (socialSize.width - socialSize.height) / 2
    for (const language of languageCodes)
      for (const { id } of [
        pageOf('home'),
        ...pagesIn(language)
          .filter(({ kind }) => kind === 'service')
          .slice(0, 2),
      ]) {
        const { h1: heading, label } = pageTexts(compiledTexts[language], id)
        const svg = drawCard(typesetter, pageOf(id), { heading, label }, language)
        // The same picture without its texts: every pixel that differs is text.
        const bare = svg.replace(
          /<path transform="translate[^>]*>|<g transform="translate.*?<\/g>(?=<path|<\/svg>)/g,
          '',
        )
        const [whole, empty] = await Promise.all([pixelsOf(svg), pixelsOf(bare)])
        const channels = whole.length / (socialSize.width * socialSize.height)
        const columns = new Set<number>()
        for (let at = 0; at < whole.length; at += channels)
          if (whole[at] !== empty[at]) columns.add((at / channels) % socialSize.width)
        expect(columns.size).toBeGreaterThan(100)
        expect(Math.min(...columns)).toBeGreaterThan(from)
        expect(Math.max(...columns)).toBeLessThan(from + socialSize.height)
      }
  })

  it('refuses a heading that does not fit', () => {
    const heading = 'An uncommonly long heading that goes on and on '.repeat(12)
    expect(() => drawCard(typesetter, pageOfKind('service'), { heading, label: 'Service' }, 'en')).toThrow(
      'too long',
    )
  })
})

describe('a card as a PNG', () => {
  it('keeps the colours of the drawing and is small, the same in every build', async () => {
    const { h1: heading, label } = pageTexts(compiledTexts.th, pageOfKind('service').id)
    const svg = drawCard(typesetter, pageOfKind('service'), { heading, label }, 'th')
    const png = await rasterizeFlat(svg)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([socialSize.width, socialSize.height])
    expect(png.length).toBeLessThan(60 * 1024)
    expect(await rasterizeFlat(svg)).toEqual(png)
    const [drawn, read] = await Promise.all([pixelsOf(svg), pixelsOf(png)])
    let furthest = 0
    for (let at = 0; at < drawn.length; at++)
      furthest = Math.max(furthest, Math.abs((drawn[at] as number) - (read[at] as number)))
    expect(furthest).toBeLessThan(40)
  })
})

describe('a heading in a script that the typefaces lack', () => {
  const chinese = { heading: '联系我们', label: '联系' }
  const english = { heading: 'Contact us', label: 'Contact' }

  it('gives way to that of the default language in a partial language', () => {
    expect(cardTexts(typesetter, 'zh' as never, chinese, english)).toBe(english)
  })

  it('loses only those characters in a whole language', () => {
    const own = { heading: 'Our partner 深圳 in Shenzhen', label: 'Partner' }
    expect(cardTexts(typesetter, defaultLanguage, own, english)).toEqual({
      heading: 'Our partner in Shenzhen',
      label: 'Partner',
    })
  })
})
