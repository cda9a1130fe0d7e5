import readExcelFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { inParts, xlsxOf } from './xlsx.ts'

const read = async (blob: Blob) => readExcelFile(Buffer.from(await blob.arrayBuffer()))

it('a workbook holds numbers as numbers, days as days, and texts in Thai', async () => {
  const sheets = await read(
    await xlsxOf([
      {
        name: 'ผลลัพธ์',
        headed: true,
        rows: [
          ['วัน', 'ความจุ (TB)'],
          ['2027-01-31', 374.9999999999999],
          ['', 0.1 + 0.2],
        ],
      },
      { name: 'Inputs: [all]', rows: [['=1+1', '-5 TB'], []] },
    ]),
  )
  expect(sheets).toEqual([
    {
      sheet: 'ผลลัพธ์',
      data: [
        ['วัน', 'ความจุ (TB)'],
        [new Date('2027-01-31T00:00:00Z'), 375],
        [null, 0.3],
      ],
    },
    { sheet: 'Inputs all', data: [['=1+1', '-5 TB']] },
  ])
})

it('a long table is split into headed parts with every row once', () => {
  const rows = [['day', 'a', 'b', 'c'], ...Array.from({ length: 3650 }, (_, day) => [day, 1, 2, 3])]
  const parts = inParts({ name: 'Days', headed: true, rows })
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) {
    expect(part.rows[0]).toEqual(rows[0])
    expect(part.rows.length * 4).toBeLessThanOrEqual(3600)
  }
  expect(parts.flatMap((part) => part.rows.slice(1))).toEqual(rows.slice(1))
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
})
