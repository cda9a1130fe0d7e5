import { expect, test } from 'vitest'
import { siteFacts } from './site-facts.ts'

const localesVersion = '0123456789abcdef'
const hash = (letter: string) => `sha256-${letter.repeat(43)}=`

test('hashes stand once each, in order, with that of the empty style', () => {
  expect(siteFacts({ styleHashes: [hash('b'), hash('a'), hash('b')], localesVersion })).toBe(
    `map "" $style_hashes {
  default "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hash('a')}' '${hash('b')}'";
}
map "" $locales_version {
  default 0123456789abcdef;
}
`,
  )
})

test.each(["sha256-a'; script-src *", 'sha512-x', '', `${hash('a')} x`])('%j is not a hash', (bad) => {
  expect(() => siteFacts({ styleHashes: [bad], localesVersion })).toThrow('not a CSP hash')
})

test.each(['', '0123456789ABCDEF', '0123456789abcde', '0123456789abcdef0'])('%j is not a version', (bad) => {
  expect(() => siteFacts({ styleHashes: [], localesVersion: bad })).toThrow('not a locales version')
})

test('more hashes than one header takes are refused', () => {
  const many = Array.from({ length: 100 }, (_, index) => `sha256-${String(index).padStart(43, 'a')}=`)
  expect(() => siteFacts({ styleHashes: many, localesVersion })).toThrow('too many')
})
