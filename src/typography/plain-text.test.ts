import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it.each([
    [
      '**Ask** for `kubectl` in [the terms](page:terms#a) or by [mail](mailto:a@b.example)',
      'Ask for kubectl in the terms or by mail',
    ],
    ['คลาวด์ส่วนตัว 5\u00a0TB', 'คลาวด์ส่วนตัว 5 TB'],
    ['**[The act](https://law.example), section 26**', 'The act, section 26'],
    ['2 * 3 ** 4, [sic]', '2 * 3 ** 4, [sic]'],
  ])('gives %j as %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})
