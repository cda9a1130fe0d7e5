import { beforeAll, expect, test, vi } from 'vitest'

let withoutEntries: typeof import('./error-report.ts').withoutEntries
beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://www.provider.example' })
  ;({ withoutEntries } = await import('./error-report.ts'))
  vi.unstubAllGlobals()
})

test.each([
  ["TypeError: Cannot read properties of undefined (reading 'map')", undefined],
  ['TypeError: can\'t access property "map", y is undefined', undefined],
  ["TypeError: undefined is not an object (evaluating 'a.b')", undefined],
  ['ReferenceError: Set is not defined', undefined],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text for the full message',
    'Error: Minified React error #418; visit https://react.dev/errors/418 for the full message',
  ],
  ['SyntaxError: Cannot convert 12,5x to a BigInt', 'SyntaxError: Cannot convert … to a BigInt'],
  ['SyntaxError: Cannot convert Somchai to a BigInt', 'SyntaxError: Cannot convert … to a BigInt'],
  [
    'SyntaxError: Unexpected token \'S\', "Somchai Jaidee" is not valid JSON',
    'SyntaxError: Unexpected token …, … is not valid JSON',
  ],
  ['RangeError: invalid unit สมชาย', 'RangeError: invalid unit …'],
  [
    'TypeError: Failed to fetch dynamically imported module: https://www.provider.example/assets/a-B1.js?x=Somchai#y',
    'TypeError: Failed to fetch dynamically imported module: https://www.provider.example/assets/a-B1.js',
  ],
])('%s', (message, expected = message) => {
  expect(withoutEntries(message, new Set(['somchai', 'jaidee']))).toBe(expected)
})

test('a long message is cut', () => {
  expect(withoutEntries('word '.repeat(100), new Set())).toHaveLength(300)
})
