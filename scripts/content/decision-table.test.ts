import { expect, it } from 'vitest'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { moved } from '../../src/provider/moved.ts'
import { namesIn } from './quality/gone.ts'
import { readSources } from './sources.ts'

interface Source {
  blocks: readonly { id: string; rows?: readonly (readonly string[])[] }[]
}

it.each(wholeLanguages)('each row of the table of choices in %s links to what to read first', (language) => {
  const { blocks } = readSources(language).get('pages/services') as unknown as Source
  const rows = blocks.find(({ id }) => id === 'decision-table')?.rows ?? []
  expect(rows.length).toBeGreaterThan(0)
  // Skips rows that `npm run adopt` had to leave although they name a removed page; the content check lists these.
  const away = moved.flatMap(({ names = [] }) => names)
  for (const [situation = '', first = ''] of rows.filter((row) => namesIn(row[1] ?? '', away).length === 0))
    expect(first, situation).toMatch(/^\[[^\]]+\]\(page:[\w-]+\)/)
})
