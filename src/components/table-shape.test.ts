import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { cutter } from '../typography/cut.ts'
import {
  areNamesTexts,
  figureColumns,
  fitOf,
  hasRoomBetweenFigures,
  isFigure,
  isSmall,
  sharingColumns,
  shortColumns,
  textOf,
  unbrokenColumns,
} from './table-shape.ts'

describe('a figure', () => {
  it.each([
    '0',
    '1,515.00',
    '8 ชม. 45 นาที 36 วินาที',
    'THB 260,370',
    '฿900',
    '99.95%',
    '4 h',
    '24–72 ชั่วโมง',
    '94.15 Mbit/s',
    '43 min 12 s',
    '87 h 36 min (3 d 15 h 36 min)',
    '−5 ms',
  ])('is %s', (text) => expect(isFigure(text)).toBe(true))

  it.each([
    '',
    '1 May 2027',
    '1 พ.ค. 2570',
    'June 2022',
    '24/7',
    '30 วันนับจากวันที่ส่งมอบ',
    '38 m above sea level',
    '650.00 up to 10',
    'ISO 27001:2022',
    'N+1',
  ])('is not %s', (text) => expect(isFigure(text)).toBe(false))
})

it('finds columns that hold only figures, even with empty cells, and never the names of rows', () => {
  expect(
    figureColumns([
      ['1', '350.00', '–', 'at least 2', ''],
      ['2', '1,250.00', '3', '2', ''],
    ]),
  ).toEqual([1, 2])
})

it('reads a cell through its elements, unless only rendering it would tell', () => {
  expect(textOf(createElement('a', {}, 'see ', createElement('b', {}, '**99%**')))).toBe('see 99%')
  expect(textOf(createElement('input'))).toBeUndefined()
})

describe('a table', () => {
  const noCuts = cutter([])
  const shapeOf = (columns: string[], ...rows: (string | undefined)[][]) => fitOf(columns, rows, noCuts)
  const sentence = 'Every component can be maintained without a shutdown of what it serves, once a year. '

  it('of two columns never stacks', () =>
    expect(shapeOf(['Paper', 'Signed by'], ['x'.repeat(99), sentence.repeat(9)])).toBe('anywhere'))

  it('of three columns with short figures stays one on the narrowest phones', () =>
    expect(
      shapeOf(['Service', 'Measured at', 'Target'], ['Managed printers', 'Print endpoint', '99.95%']),
    ).toBe('anywhere'))

  it('of more columns stays one where the words fit', () =>
    expect(
      shapeOf(
        ['Storage', 'Monthly', '12 months', '36 months', 'Net'],
        ['500 GB', '13,050.00', '12,745.00', '12,440.00', '2'],
      ),
    ).toBe('on phones'))

  it('stacks with words that are too long, cells that are towers, or unknown contents', () => {
    expect(shapeOf(['A', 'B', 'C'], ['x'.repeat(24), 'x'.repeat(24), '1'])).toBe('list')
    expect(shapeOf(['A', 'B', 'C'], ['Name', sentence.repeat(3), sentence.repeat(3)])).toBe('list')
    expect(shapeOf(['A', 'B', 'C'], ['1', undefined, '1'])).toBe('list')
  })

  it('keeps together what the site keeps on one line', () => {
    const name = 'a name of many small words'
    expect(fitOf(['A', 'B', 'C'], [[name, name, '1']], noCuts)).toBe('anywhere')
    expect(fitOf(['A', 'B', 'C'], [[name, name, '1']], cutter([name]))).toBe('list')
  })

  it('keeps together what no-break spaces join, in two scripts too', () => {
    const times = ['43 นาที 12 วินาที', '8 ชั่วโมง 45 นาที 36 วินาที']
    expect(shapeOf(['A', 'B', 'C'], ['99.9%', ...times])).toBe('anywhere')
    expect(shapeOf(['A', 'B', 'C'], ['99.9%', ...times.map((time) => time.replaceAll(' ', '\u00a0'))])).toBe(
      'on phones',
    )
  })

  it('keeps figures apart where it gets through the same places all the same', () => {
    const columns = ['Plan', 'A', 'B', 'C']
    const isAiry = (...rows: string[][]) =>
      hasRoomBetweenFigures(columns, rows, noCuts, fitOf(columns, rows, noCuts))
    expect(isAiry(['Storage', '4,650', '28,600', '85,800'])).toBe(true)
    expect(isAiry(['Subscriptions', '104,650.00', '128,600.00', '185,800.00'])).toBe(false)
  })
})

describe('a table of short texts', () => {
  const long = 'so many words that they need a line of their own'

  it('knows the columns that can share a line, never the names of rows', () => {
    expect(
      shortColumns(
        ['Name', 'Until', 'Covers', 'How'],
        [
          ['A', 'May 2028', long, 'on request'],
          ['B', 'yearly', 'all', undefined],
        ],
      ),
    ).toEqual([1])
  })

  it('lets its values share the lines of their names where each pair fits', () => {
    const value = 'Reply within 2 working days'
    expect(shortColumns(['Channel', 'Open'], [['Form', value]])).toEqual([])
    expect(sharingColumns(['Channel', 'Open'], [['Form', value]])).toEqual([1])
    expect(sharingColumns(['Channel', 'Open'], [[long, value]])).toEqual([])
  })

  it('knows names that are texts', () => {
    expect(areNamesTexts([['A', long], [long]])).toBe(false)
    expect(areNamesTexts([['A'], [`${long}, ${long}, and ${long}`]])).toBe(true)
  })

  it('keeps its shortest columns unbroken, as long as the others have room', () => {
    const columns = ['Severity', 'Meaning', 'Response', 'Restoration', 'Updates']
    const row = ['1', long, 'in 15 minutes, by phone', '5 working days', 'every 30 min']
    expect(unbrokenColumns(columns, [row])).toEqual([4, 3])
    expect(unbrokenColumns(columns.slice(0, 3), [row.slice(0, 3)])).toEqual([2])
  })

  it('is small if it has two columns and no long text', () => {
    expect(isSmall(['Term', 'Discount'], [['12 months', '10%']])).toBe(true)
    expect(isSmall(['Term', 'Discount'], [['12 months', long]])).toBe(false)
    expect(isSmall(['Term', 'Discount', 'From'], [['12 months', '10%', 'May']])).toBe(false)
  })
})
