import { expect, it } from 'vitest'
import { minified } from './minified.ts'
import { sound } from './sound.ts'

it.each([
  ['an empty declaration', '.a{border-image:}', '.a { border-image: } is empty'],
  ['an empty declaration in a condition', '@media print{.a{margin:0;border-image:}}', 'is empty'],
  ['a range', '@media (width<56.25em){.a{margin:0}}', 'older browsers ignore it'],
  ['a condition that must not hold', '@media not (min-width:75em){.a{margin:0}}', 'older browsers ignore it'],
  ['one of two conditions', '@media (hover) or (pointer:fine){.a{margin:0}}', 'older browsers ignore it'],
  ['a query container', '.a{container-type:inline-size}', 'crashes WebKit'],
  ['an individual transform property', '.a{rotate:45deg}', 'older browsers support only transform'],
])('refuses %s', (_what, css, message) => {
  expect(() => sound('a.css', css)).toThrow(`a.css:\n`)
  expect(() => sound('a.css', css)).toThrow(message)
})

it.each([
  '@media not print{.a{margin:0}}',
  '@media screen and (min-width:1em) and (max-width:2em){.a{margin:0}}',
  '.a>.b{border-image-source:none;transform:rotate(45deg)}',
])('takes %s', (css) => {
  expect(sound('a.css', css)).toBe(css)
})

it('finds what lightningcss makes of border-image: none', () => {
  expect(() => sound('a.css', minified('.a{border-image:none}'))).toThrow('is empty')
  expect(minified('.a{border-image-source:none}')).toBe('.a{border-image-source:none}')
})
