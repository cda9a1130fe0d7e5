/** @module-tag slow */

import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { pageAt, pathOf } from '../../../src/catalogue/urls.ts'
import { type WholeLanguage, wholeLanguages } from '../../../src/i18n/languages.ts'
import { matchesIn } from '../../../src/search/matches.ts'
import { Search } from '../../../src/search/search.ts'
import { readSources } from '../sources.ts'
import { buildIndex } from './build-index.ts'
import { measure, type Query } from './evaluation.ts'
import givenEn from './queries/given.en.json' with { type: 'json' }
import givenTh from './queries/given.th.json' with { type: 'json' }
import moreEn from './queries/more.en.json' with { type: 'json' }
import moreTh from './queries/more.th.json' with { type: 'json' }

/** The queries whose best answer is a page of this provider; others that mention the subject in passing may not be found. */
const answered = (queries: readonly Query[]): Query[] =>
  queries.filter(({ pages: [best] }) => best !== undefined && pageAt(best))

/** What visitors type, whoever the provider is. */
const typedIn: Record<WholeLanguage, Query[]> = { en: [...givenEn, ...moreEn], th: [...givenTh, ...moreTh] }

/** The share of queries in each language whose first result must be a right one. */
const rightFirst: Record<WholeLanguage, number> = { en: 0.9, th: 0.85 }

/**
 * The most queries that may have no right result among the first three: a page may stay while the sentence that answered a query
 * goes, such as one about another vendor, with that vendor's page.
 */
const mostMissed = (queries: readonly Query[]) => Math.max(1, queries.length * 0.05)

afterEach(() => vi.unstubAllGlobals())

describe.each(wholeLanguages)('in %s', (language) => {
  const index = buildIndex(language, readSources(language))
  const search = new Search(index)
  const find = (query: string) => search.answer(query).hits.map(({ page }) => pathOf(page))

  it('finds what visitors ask for, with and without a segmenter in the browser', () => {
    const queries = answered(typedIn[language])
    const found = measure(queries, find)
    const missed = queries.filter((_, at) => (found.ranks[at] ?? 9) > 3).map(({ q }) => q)
    expect(missed.length, `not among the first three: ${missed.join(', ')}`).toBeLessThanOrEqual(
      mostMissed(queries),
    )
    expect(found.at1).toBeGreaterThanOrEqual(rightFirst[language])
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    const without = new Search(index)
    const ranks = measure(queries, (query) =>
      without.answer(query).hits.map(({ page }) => pathOf(page)),
    ).ranks
    expect(ranks).toEqual(found.ranks)
  })

  it('lists below a page found by its name only sections whose headings say what is searched for', () => {
    const below = index.pages.flatMap(([id, label]) => {
      const { marks, hits } = search.answer(label)
      const { sections = [] } = hits.find(({ page }) => page === id) ?? {}
      return sections.map(({ heading }) => ({ label, heading, marks }))
    })
    const others = below.filter(({ heading, marks }) => matchesIn(heading, marks).length === 0)
    const names = others.map(({ label, heading }) => `${label}: ${heading}`).join(', ')
    // Some Thai names are cut in other places than the words of the index.
    expect(others.length / below.length, names).toBeLessThanOrEqual(0.05)
  })

  it('lists, of sections whose heading says nothing of it, at most the one for which a page was found', () => {
    const inTexts = typedIn[language].flatMap(({ q }) => {
      const { marks, hits } = search.answer(q)
      return hits.slice(0, 3).flatMap(({ label, purpose, sections }) => {
        const isNamed = [label, purpose].some((text) => matchesIn(text, marks).length > 0)
        const inText = sections.filter(({ isInText }) => isInText)
        if (inText.length > 0) expect(sections).toHaveLength(1)
        return isNamed ? [] : inText
      })
    })
    expect(inTexts.length).toBeGreaterThan(0)
  })

  it('looks up few terms per keystroke, whatever was typed before', () => {
    const lookUps = vi.spyOn(MiniSearch.prototype, 'search')
    const typed = new Search(index)
    const counts = typedIn[language].flatMap(({ q }) =>
      [...q].map((_, at) => {
        lookUps.mockClear()
        typed.answer(q.slice(0, at + 1))
        return lookUps.mock.calls.length
      }),
    )
    lookUps.mockRestore()
    expect(counts.length).toBeGreaterThan(1000)
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
  })

  it('finds nine of ten pages by their label with one slip', () => {
    const slip = fc.record({
      page: fc.constantFrom(...index.pages),
      place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      kind: fc.constantFrom('drop', 'double', 'swap', 'wrong'),
    })
    const samples = fc.sample(slip, { numRuns: 400, seed: 7 })
    const missed = samples.flatMap(({ page: [id, label], place, kind }) => {
      const typed = misspelt(label, place, kind)
      return find(typed).slice(0, 3).includes(pathOf(id)) ? [] : [`${typed} (${id})`]
    })
    expect(missed.length / samples.length, missed.join(', ')).toBeLessThanOrEqual(0.1)
  })

  it('answers any query, however unlikely, with pages of the catalogue', () => {
    const piece = fc.constantFrom(
      'backup',
      'สำรอง',
      'ระบบ',
      ' ',
      '5',
      '์',
      '"',
      '<b>',
      '\u0000',
      '\u200b',
      'ก',
      'zz',
      '😀',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { query, hits } = search.answer(pieces.join(''))
        const corrected = search.correct(query)
        expect(hits.every(({ page }) => index.pages.some(([id]) => id === page))).toBe(true)
        expect(corrected === undefined || corrected.length > 0).toBe(true)
      }),
    )
  })

  it('is the same for the same texts, and small enough for a first use', () => {
    const text = JSON.stringify(index)
    expect(JSON.stringify(buildIndex(language, readSources(language)))).toBe(text)
    // What each page adds, beside what any index has.
    expect(brotliCompressSync(text).length).toBeLessThan(1.75 * 1024 * pages.length + 4 * 1024)
  })
})

/**
 * Puts one slip into a text: a letter dropped, doubled, swapped with the next, or wrong.
 * @param place position of the slip as a share of the text's length, 0 to 1
 */
const misspelt = (text: string, place: number, kind: string): string => {
  const letters = [...text]
  const at = Math.floor(place * letters.length)
  const [letter = '', next = ''] = letters.slice(at)
  const by = {
    drop: [],
    double: [letter, letter],
    swap: [next, letter],
    wrong: [/[ก-๛]/.test(letter) ? 'ง' : 'q'],
  }
  letters.splice(at, kind === 'swap' ? 2 : 1, ...by[kind as keyof typeof by])
  return letters.join('')
}
