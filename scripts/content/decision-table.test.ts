import { expect, it } from 'vitest'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { moved } from '../../src/provider/moved.ts'
import { readSources } from './sources.ts'

interface Source {
  blocks: readonly { id: string; rows?: readonly (readonly string[])[] }[]
}

it.each(wholeLanguages)('each row of the table of choices in %s links to what to read first', (language) => {
  const { blocks } = readSources(language).get('pages/services') as unknown as Source
  const rows = blocks.find(({ id }) => id === 'decision-table')?.rows ?? []
  expect(rows.length).toBeGreaterThan(0)
  // `npm run adopt` has to leave rows although their page is gone, and lists them.
  const isWhole = moved.every(({ names }) => names === undefined)
  const linked = rows.filter(([, first]) => /^\[[^\]]+\]\(page:[\w-]+\)/.test(first ?? ''))
  expect(linked.length).toBeGreaterThan(0)
  if (isWhole) expect(linked).toEqual(rows)
})
