import { expect, it } from 'vitest'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { readSources } from './sources.ts'

interface Source {
  blocks: readonly { id: string; rows?: readonly (readonly string[])[] }[]
}

it.each(wholeLanguages)('each row of the table of choices in %s links to what to read first', (language) => {
  const { blocks } = readSources(language).get('pages/services') as unknown as Source
  const rows = blocks.find(({ id }) => id === 'decision-table')?.rows ?? []
  expect(rows.length).toBeGreaterThan(0)
  for (const [situation = '', first] of rows) expect(first, situation).toMatch(/^\[[^\]]+\]\(page:[\w-]+\)/)
})
