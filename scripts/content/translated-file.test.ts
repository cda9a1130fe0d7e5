import { expect, it } from 'vitest'
import { originalFile, translatedFile } from './translated-file.ts'

it('names the translation of a file and finds the file again', () => {
  expect(translatedFile('an-overview.pdf', 'th')).toBe('an-overview.th.pdf')
  expect(translatedFile('an-overview.pdf', 'en')).toBe('an-overview.pdf')
  expect(originalFile('an-overview.th.pdf', 'th')).toBe('an-overview.pdf')
  expect(originalFile('v1.the.pdf', 'th')).toBe('v1.the.pdf')
})
