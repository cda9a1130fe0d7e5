import { convert } from 'baht'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bahtWords } from './baht-words.ts'
import { bahtText } from './exact.ts'

it.each<[bigint, string]>([
  [0n, 'ศูนย์บาทถ้วน'],
  [1n, 'หนึ่งสตางค์'],
  [11n, 'สิบเอ็ดสตางค์'],
  [1_00n, 'หนึ่งบาทถ้วน'],
  [21_25n, 'ยี่สิบเอ็ดบาทยี่สิบห้าสตางค์'],
  [101_00n, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
  [1_000_001_00n, 'หนึ่งล้านเอ็ดบาทถ้วน'],
  [101_000_000_00n, 'หนึ่งร้อยเอ็ดล้านบาทถ้วน'],
  [1_000_000_000_000_00n, 'หนึ่งล้านล้านบาทถ้วน'],
])('%d satang are %s', (amount, words) => {
  expect(bahtWords(amount)).toBe(words)
})

it('agrees with an independent library', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (amount) => {
      expect(bahtWords(amount)).toBe(convert(bahtText(amount)))
    }),
    { numRuns: 2000 },
  )
})
