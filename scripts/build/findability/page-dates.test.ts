import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagesIn } from '../../../src/catalogue/pages.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { datesFile, renewedDates } from './page-dates.ts'

const fresh = renewedDates('{}', '2026-01-01')
const rows = Object.entries(JSON.parse(fresh) as Record<string, { hash: string; date: string }>)
const [[first = '', row] = []] = rows

it('has a row for every page in every language, and none for others', () => {
  const expected = languageCodes.flatMap((language) => pagesIn(language).map(({ id }) => `${language} ${id}`))
  expect(rows.map(([key]) => key)).toEqual(expected)
  expect(Object.keys(JSON.parse(readFileSync(datesFile, 'utf8'))).sort()).toEqual(expected.sort())
})

it('keeps the days of pages whose texts are unchanged', () => {
  expect(renewedDates(fresh, '2027-01-01')).toBe(fresh)
})

it('gives the new day to a page whose texts have changed, to no other, and drops a page that is gone', () => {
  const before = { ...Object.fromEntries(rows), [first]: { ...row, hash: 'of other words' }, 'en gone': row }
  const changed = Object.entries(
    JSON.parse(renewedDates(JSON.stringify(before), '2027-01-01')) as typeof before,
  )
    .filter(([, { date } = {} as never]) => date === '2027-01-01')
    .map(([key]) => key)
  expect(changed).toEqual([first])
  expect(renewedDates(JSON.stringify(before), '2027-01-01')).not.toContain('en gone')
})
