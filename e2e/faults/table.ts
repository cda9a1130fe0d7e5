import { readFileSync } from 'node:fs'

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))

/** Reads a table of `docs/faults.md` by the heading above it. */
export const tableUnder = (heading: string): { columns: readonly string[]; rows: readonly string[][] } => {
  const [, section = ''] = readFileSync('docs/faults.md', 'utf8').split(`## ${heading}\n`)
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  const [columns = [], , ...rows] = lines.map(cellsOf)
  return { columns, rows }
}
