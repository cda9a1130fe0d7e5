/** @module-tag slow */

import { describe, expect, it } from 'vitest'
import { pages } from '../../../../src/catalogue/pages.ts'
import { compiledTexts } from '../../findability/compiled-texts.test-data.ts'
import { pageTexts } from '../../findability/page-texts.ts'
import { responsibilityCsv } from './responsibility-csv.ts'

describe.each([
  ['en', '"Service","Task"'],
  ['th', '"บริการ","งาน"'],
] as const)('the responsibility sheet in %s', (language, heads) => {
  const csv = responsibilityCsv(compiledTexts[language], language) ?? ''
  const lines = csv.trimEnd().split('\r\n')

  it('has heads in its language', () => {
    expect(lines[0]).toContain(heads)
  })

  it('has four cells in every line', () => {
    expect(csv.charCodeAt(0)).toBe(0xfeff)
    for (const line of lines)
      expect(line.replace('\ufeff', '')).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*"){3}$/)
  })

  it('covers every service whose page says who does what', () => {
    const services = new Set(lines.slice(1).map((line) => line.split('","')[0]))
    const shared = pages.filter(
      ({ id, kind }) =>
        kind === 'service' &&
        pageTexts(compiledTexts[language], id).blocks.some(({ type }) => type === 'responsibility'),
    )
    expect(shared.length).toBeGreaterThan(0)
    expect(services.size).toBeGreaterThanOrEqual(shared.length)
  })

  it('shows no marks of the locale files', () => {
    expect(csv).not.toMatch(/\{\{|\]\(|\*\*|\u200b|\u200d|\u2060|\u00a0/)
  })
})
