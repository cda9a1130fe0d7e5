import { expect, it } from 'vitest'
import { wholeLanguages } from '../../../src/i18n/languages.ts'
import { missingLines } from './missing-lines.ts'

it('names the entries without a line in a language', () => {
  const tables = {
    'a.json': { distance: { en: '80 km', th: '80 กม.' }, total: { en: 'Total' }, share: '70%' },
    'b.json': { sum: { en: 'Sum', th: 'รวม' } },
  }
  expect(missingLines('th', tables)).toEqual([['a.json', ['total']]])
})

it.each(wholeLanguages)('%s has every line of the texts that all languages share a file for', (language) => {
  expect(missingLines(language)).toEqual([])
})
