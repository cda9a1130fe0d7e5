import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calculators } from '../../../scripts/shared/calculators.ts'
import { sqlListPrices } from '../sql-server/prices.ts'
import { windowsListPrices } from '../windows-server/prices.ts'
import type { Source } from './working.ts'

interface Sources {
  readonly sources: readonly Source[]
  readonly sourcesOf: Readonly<Record<string, readonly string[]>>
}

const files = import.meta.glob<Sources>('../*/sources.ts', { eager: true })
const document = readFileSync('docs/calculators.md', 'utf8')
const priced = [...sqlListPrices, ...windowsListPrices].map(({ source }) => source)

it('every calculator names its sources', () => {
  expect(Object.keys(files)).toHaveLength(calculators.size)
})

describe.each(Object.entries(files))('%s', (_, { sources, sourcesOf }) => {
  it.each(sources)('says of $id what was read and when, or why not', (source) => {
    const day = 'read' in source ? source.read : source.sought
    expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`)
    expect(day >= '2026-11').toBe(true)
    if ('read' in source) expect(source.part).toMatch(/\w/)
    else expect(document).toContain(source.name)
  })

  it('cites each source for a rule or a price, and no other', () => {
    const cited = new Set(Object.values(sourcesOf).flat())
    const known = sources.map(({ id }) => id)
    expect(new Set(known).size).toBe(known.length)
    expect([...cited].filter((id) => !known.includes(id))).toEqual([])
    expect(known.filter((id) => !cited.has(id) && !priced.includes(id))).toEqual([])
  })
})
