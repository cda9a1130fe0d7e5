import { type PageId, pages } from '../../../../src/catalogue/pages.ts'
import type { Compiled } from '../../../../src/content/compiled.ts'
import { plainText } from '../../../../src/typography/plain-text.ts'
import { pageTexts } from '../../findability/page-texts.ts'

const cell = (text: string) => `"${plainText(text).replaceAll('"', '""')}"`
const row = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

const rowsOf = (compiled: Compiled, id: PageId, owners: Compiled['common']['responsibility']): string[][] => {
  const { label, blocks } = pageTexts(compiled, id)
  return blocks.flatMap((block) =>
    block.type === 'responsibility'
      ? block.rows.map(({ task, owner, note }) => [label, task, owners[owner], note ?? ''])
      : [],
  )
}

/** Writes the responsibility tables of all service pages as one sheet (RFC 4180, UTF-8 with byte order mark). */
export const responsibilityCsv = (compiled: Compiled): string => {
  const { responsibility } = compiled.common
  const { service, task, owner, note } = responsibility
  const rows = pages.flatMap(({ id }) => rowsOf(compiled, id, responsibility))
  return `\ufeff${[[service, task, owner, note], ...rows].map(row).join('')}`
}
