import { expect, test } from 'vitest'
import { textPage } from '../../../src/catalogue/some-page.fixture.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { sourcesOf } from '../quality/sources.fixture.ts'
import { readSources } from '../sources.ts'
import { type Claims, claimProblems, claims, claimTexts, dueClaims } from './claims.ts'

const claim = {
  claim: 'A fact.',
  pages: [textPage.id],
  sources: [{ name: 'A source', url: 'https://example.com/' }],
  evidence: 'read',
  readOn: '2026-11-26',
  checkBy: '2027-05-31',
}
const said = (text: string, namespace = textPage.namespace) =>
  sourcesOf({ en: { [namespace]: { lead: text } }, th: { [namespace]: { lead: text } } })
const nothing = said('Text.')

test('a claim names its pages, its sources, and the dates of its last and next check', () => {
  expect(claimProblems({ fact: claim }, nothing)).toEqual([])
  expect(claimProblems({ fact: { ...claim, pages: ['nowhere'] } }, nothing).join()).toContain('fact.pages.0')
  expect(claimProblems({ fact: { ...claim, sources: [] } }, nothing)).toEqual([
    'locales/claims.json: fact: names no source in which it was read',
  ])
  expect(claimProblems({ fact: { ...claim, checkBy: '2026-11-26' } }, nothing)).toEqual([
    'locales/claims.json: fact: is due for another check before the day on which it was read',
  ])
})

test('an unverified claim is dated on each of its pages, in each language', () => {
  const open = { fact: { ...claim, evidence: 'open' } }
  expect(claimProblems(open, said('True {{asOf.fact}}.'))).toEqual([])
  expect(claimProblems(open, nothing)).toEqual([
    `locales/en/${textPage.namespace}.json: "fact" is open: say {{asOf.fact}}`,
    `locales/th/${textPage.namespace}.json: "fact" is open: say {{asOf.fact}}`,
  ])
})

test("a page that dates a claim is among the claim's pages", () => {
  expect(claimProblems({ fact: claim }, said('True {{asOf.fact}}.', 'pages/home'))).toEqual(
    ['en', 'th'].map(
      (language) =>
        `locales/${language}/pages/home.json: dates "fact", but locales/claims.json does not list this page for it`,
    ),
  )
})

test('claims are due once their date is reached, longest overdue first', () => {
  const given = { late: claim, later: { ...claim, checkBy: '2027-06-30' } } as unknown as Claims
  expect(dueClaims(given, '2027-05-30')).toEqual([])
  expect(dueClaims(given, '2027-05-31')).toEqual([
    `late, due 2027-05-31, on ${textPage.id}\n    https://example.com/`,
  ])
  expect(dueClaims(given, '2027-12-31').map((line) => line.split(',')[0])).toEqual(['late', 'later'])
})

test('each claim has the month in which it was read, in each language', () => {
  const [id, { readOn }] = Object.entries(claims)[0] as [string, { readOn: string }]
  const year = Number(readOn.slice(0, 4))
  expect(claimTexts('en')[`asOf.${id}`]).toMatch(new RegExp(`^as of \\p{L}+ ${year}$`, 'u'))
  expect(claimTexts('th')[`asOf.${id}`]).toMatch(new RegExp(`^ข้อมูล ณ [\\p{L}\\p{M}]+ ${year + 543}$`, 'u'))
})

test.each(languageCodes)('a date is introduced in %s by the words of its texts', (language) => {
  const { asOf } = readSources(language).get('common') as { asOf: string }
  const [before, after] = asOf.split('{{month}}') as [string, string]
  for (const text of Object.values(claimTexts(language))) {
    expect(text.startsWith(before) && text.endsWith(after), text).toBe(true)
    expect(text).toMatch(/\d{4}/)
  }
})
