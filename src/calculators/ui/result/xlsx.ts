import writeExcelFile from 'write-excel-file/universal'
import { withoutNoise } from '../../shared/significant.ts'
import { isDay } from '../../shared/time.ts'
import type { CsvTable } from './export.ts'

/** One table of a workbook. */
export interface SheetTable {
  readonly name: string
  readonly rows: CsvTable
  /** The first row names the columns. */
  readonly headed?: true
}

/**
 * Most cells of one sheet. The library compresses parts of 160 kB and more in a worker made from text, which the content security policy
 * forbids; a cell takes 40 bytes at most.
 */
const mostCells = 3600

/** Excel's limit for the length of a sheet's name. */
const longestName = 31

/** Splits a long table into parts, each with the table's heading. */
export const inParts = ({ name, rows, headed }: SheetTable): readonly SheetTable[] => {
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const size = Math.max(1, Math.floor(mostCells / columns))
  if (rows.length <= size) return [{ name, rows, ...(headed && { headed }) }]
  const [head, body] = headed ? [rows.slice(0, 1), rows.slice(1)] : [[], rows]
  return Array.from({ length: Math.ceil(body.length / (size - 1)) }, (_, part) => ({
    name: part === 0 ? name : `${name} ${part + 1}`,
    rows: [...head, ...body.slice(part * (size - 1), (part + 1) * (size - 1))],
    ...(headed && { headed }),
  }))
}

/** Makes a cell: numbers and dates keep their types, so that a spreadsheet can calculate with them; a text never becomes a formula. */
const cellOf = (cell: string | number, bold: boolean) => {
  const weight = bold ? { fontWeight: 'bold' as const } : {}
  if (typeof cell === 'number') return { type: Number, value: withoutNoise(cell), ...weight }
  if (isDay(cell)) return { type: Date, value: new Date(`${cell}T00:00:00Z`), format: 'yyyy-mm-dd' }
  return cell === '' ? null : { type: String, value: cell, ...weight }
}

const widths = { least: 10, most: 60 }

const widthOf = (rows: CsvTable, column: number) => {
  const longest = Math.max(...rows.map((row) => String(row[column] ?? '').length))
  return { width: Math.min(widths.most, Math.max(widths.least, longest + 2)) }
}

/** Writes tables as an Excel workbook, a sheet for each. */
export const xlsxOf = (tables: readonly SheetTable[]): Promise<Blob> => {
  const sheets = tables.flatMap(inParts).map(({ name, rows, headed }) => {
    const columns = Math.max(1, ...rows.map((row) => row.length))
    return {
      sheet: name
        .replace(/[\s[\]:*?/\\]+/g, ' ')
        .trim()
        .slice(0, longestName),
      data: rows.map((row, index) =>
        Array.from({ length: columns }, (_, column) =>
          cellOf(row[column] ?? '', headed === true && index === 0),
        ),
      ),
      columns: Array.from({ length: columns }, (_, column) => widthOf(rows, column)),
      ...(headed && { stickyRowsCount: 1 }),
    }
  })
  return writeExcelFile(sheets).toBlob()
}
