import { describe, expect, it } from 'vitest'
import { prices } from '../../../src/pricing/prices.fixture.ts'
import { prices as ours } from '../../../src/pricing/prices.ts'
import { history } from '../../../src/pricing/published.ts'
import { priceProblems, priceWarnings } from './check.ts'
import { historyProblems, recorded } from './history.ts'

const released = { ...prices, sample: false }
const dearer = structuredClone(released)
Object.assign(dearer.items[0] as object, { tiers: [{ upTo: null, price: '999.00' }] })

describe('the lists so far', () => {
  it('end with the present one', () => {
    expect(historyProblems(history)).toEqual([])
    expect(history.at(-1)?.version).toBe(ours.version)
  })

  it('keep a published list under its version, and refuse other prices there', () => {
    const before = recorded([], released)
    expect(recorded(before, released)).toEqual(before)
    expect(() => recorded(before, dearer)).toThrow('give the list a new version')
    expect(recorded(before, { ...dearer, version: 'next' }).map(({ version }) => version)).toEqual([
      released.version,
      'next',
    ])
  })

  it('drop samples, which nobody was offered', () => {
    const before = recorded([], prices)
    expect(recorded(before, { ...released, version: 'first' }).map(({ version }) => version)).toEqual([
      'first',
    ])
  })

  it('have each version once', () => {
    const [one] = recorded([], released)
    expect(historyProblems([one, one]).join()).toContain('twice')
  })
})

describe('an announced change', () => {
  const why = { en: 'Because', th: 'เพราะ' }
  const list = (change: object) => ({ ...prices, announced: [{ from: '2030-01-01', why, ...change }] })
  const item = prices.items[0]?.id

  it('names an item of the list, a day after it, and a new price', () => {
    expect(priceProblems(list({ item, once: '5.00' }))).toEqual([])
    expect(priceProblems(list({ item: 'nothing', once: '5.00' })).join()).toContain(
      'announced.0.item: is unknown',
    )
    expect(priceProblems(list({ item, once: '5.00', from: prices.asOf })).join()).toContain(
      'not after the day',
    )
    expect(priceProblems(list({ item })).join()).toContain('changes nothing')
  })

  it('is due on its day', () => {
    const due = (today: string) => priceWarnings(list({ item, once: '5.00' }) as never, today).join()
    expect(due('2029-12-31')).not.toContain('announced')
    expect(due('2030-01-01')).toContain(`"${item}" announced for 2030-01-01`)
  })
})
