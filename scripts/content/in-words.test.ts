import { afterAll, describe, expect, it, vi } from 'vitest'
import type { LanguageFacts } from '../../src/provider/schema.ts'

/** A language that no code knows, with numbers as in English. */
const added: LanguageFacts = {
  prefix: '/de',
  name: 'Deutsch',
  locale: 'en-GB',
  openGraph: 'de_DE',
  spacesBetween: 'words',
  suggestion: { text: 'Diese Seite auf', dismiss: 'Schließen' },
}

// Other tests of this process have loaded the languages of the provider.
vi.resetModules()
vi.doMock('../../src/provider/languages.ts', async (original) => {
  const { languages } = await original<{ languages: object }>()
  return { languages: { ...languages, de: added } }
})
afterAll(() => {
  vi.doUnmock('../../src/provider/languages.ts')
  vi.resetModules()
})

describe('in words', async () => {
  const { inMonths } = await import('./in-words.ts')
  const { listed } = await import('../../src/i18n/listed.ts')
  const { dayInWords } = await import('../../src/pricing/page/figures.ts')
  const de = 'de' as 'en'

  it('months are listed by the rules of each language', () => {
    expect(inMonths([1], 'en')).toBe('1 month')
    expect(inMonths([1, 12, 36], 'en')).toBe('1, 12 and 36 months')
    expect(inMonths([12, 36], 'th')).toBe('12 และ 36 เดือน')
    expect(inMonths([1, 12, 36], 'th')).toBe('1, 12 และ 36 เดือน')
    expect(inMonths([1], de)).toBe('1 Monat')
    expect(inMonths([1, 12, 36], de)).toBe('1, 12 und 36 Monate')
  })

  it('names are listed by them too', () => {
    expect(listed(['A', 'B', 'C'], 'en')).toBe('A, B and C')
    expect(listed(['A', 'B', 'C'], 'th')).toBe('A, B และ C')
    expect(listed(['A', 'B', 'C'], de)).toBe('A, B und C')
  })

  it('a day is in the language itself, whatever format its numbers have', () => {
    expect(dayInWords('2026-03-01', 'en')).toBe('1 March 2026')
    expect(dayInWords('2026-03-01', 'th')).toBe('1 มีนาคม 2569')
    expect(dayInWords('2026-03-01', de)).toBe('1. März 2026')
  })
})
