import { expect, it } from 'vitest'
import { csvOf } from './export.ts'

it('a table is readable by spreadsheets: marked as UTF-8, quoted if needed', () => {
  const text = csvOf([
    ['Unit', 'Value, in "units"'],
    ['ความจุดิสก์', 0.25],
  ])
  expect(text).toBe('\ufeffUnit,"Value, in ""units"""\r\nความจุดิสก์,0.25\r\n')
})

it('numbers lose floating-point noise, and nothing else', () => {
  const numbers = [374.9999999999999, 0.1 + 0.2, 1 / 3, 1e21, 4_000_787_030_016, 1e-9, 0]
  expect(csvOf([numbers])).toBe('\ufeff375,0.3,0.333333333333,1e+21,4000787030016,1e-9,0\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+66 2 000', "'+66 2 000"],
  ['-cmd', "'-cmd"],
  ['@sum', "'@sum"],
  ['-12.5', '-12.5'],
  ['1515.00', '1515.00'],
])('%s cannot become a formula: %s', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\ufeff${written}\r\n`)
})
