import { type PageId, pagesIn } from '../../../../src/catalogue/pages.ts'
import type { Compiled } from '../../../../src/content/compiled.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
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

/**
 * Writes the responsibility tables of all service pages as one sheet (RFC 4180, UTF-8 with byte order mark); `undefined` in a language
 * whose pages have none.
 */
export const responsibilityCsv = (compiled: Compiled, language: Language): string | undefined => {
  const { responsibility } = compiled.common
  const { service, task, owner, note } = responsibility
  const rows = pagesIn(language).flatMap(({ id }) => rowsOf(compiled, id, responsibility))
  if (rows.length === 0) return undefined
  return `\ufeff${[[service, task, owner, note], ...rows].map(row).join('')}`
}
