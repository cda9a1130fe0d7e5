import { saveFile } from '../../../browser/save-file.ts'
import { withoutMarks } from '../../../typography/marks.ts'

/** A table for other programs: numbers as plain decimals, first row the columns. */
export type CsvTable = readonly (readonly (string | number)[])[]

/** As many digits as every sum of doubles has right: more would show `374.9999999999999` for 375. */
const sureDigits = 12

export const withoutNoise = (value: number) =>
  Number.isInteger(value) ? value : Number(value.toPrecision(sureDigits))

/** A text that spreadsheets would calculate is kept a text by an apostrophe; numbers stay numbers. */
const guarded = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(text) ? `'${text}` : text

const quoted = (cell: string | number) => {
  const text = guarded(withoutMarks(String(typeof cell === 'number' ? withoutNoise(cell) : cell)))
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CSV after RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: CsvTable): string =>
  `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`

/** Hands a text to the visitor as a file. */
export const download = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
