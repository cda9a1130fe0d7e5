import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculators } from '../../../scripts/shared/calculators.ts'
import { sqlListPrices } from '../sql-server/prices.ts'
import { windowsListPrices } from '../windows-server/prices.ts'
import type { Sources } from './working.ts'

interface SourceFile {
  readonly sources: Sources
  readonly sourcesOf: Readonly<Record<string, readonly string[]>>
}

const files = import.meta.glob<SourceFile>('../*/sources.ts', { eager: true })
const document = readFileSync('docs/calculators.md', 'utf8')
const priced = [...sqlListPrices, ...windowsListPrices].map(({ source }) => source)

it('every calculator names its sources', () => {
  expect(Object.keys(files)).toHaveLength(calculators.size)
})

describe.each(Object.entries(files))('%s', (_, { sources, sourcesOf }) => {
  it.each(Object.entries(sources))('says of %s what was read and when, or why not', (_id, source) => {
    const { name, day, part, unread } = source
    expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`)
    expect(day >= '2026-11').toBe(true)
    expect(part === undefined).not.toBe(unread === undefined)
    if (part === undefined) expect(document).toContain(name)
    else expect(part).toMatch(/\w/)
  })

  it('cites each source for a rule or a price, and no other', () => {
    const cited = new Set(Object.values(sourcesOf).flat())
    const known = Object.keys(sources)
    expect([...cited].filter((id) => !known.includes(id))).toEqual([])
    expect(known.filter((id) => !cited.has(id) && !priced.includes(id))).toEqual([])
  })
})
