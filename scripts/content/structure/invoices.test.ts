import { expect, it } from 'vitest'
import { prices } from '../../../src/pricing/prices.ts'
import { sourcesOf } from '../quality/sources.fixture.ts'
import { invoices } from './invoices.ts'

const [item = { id: '', min: 1, max: 1, minTerm: 1 }] = prices.items.filter(({ minTerm }) => minTerm <= 1)
const terms = prices.terms.map(({ months }) => months)
const [term = 1] = terms

const said = (order: Record<string, number>, months = term) => {
  const picture = { kind: 'invoice', order, term: months }
  const page = { blocks: [{ type: 'picture', picture }] }
  return [...invoices(sourcesOf({ en: { 'pages/x': page } }))].map(({ key, message }) => `${key}: ${message}`)
}
const at = 'blocks.0.picture'

it.each([
  [
    'an item that is not sold',
    () => said({ [`${item.id}x`]: 1 }),
    `${at}.order.${item.id}x: "${item.id}x" is not an item of the price list; did you mean`,
  ],
  [
    'a part of a unit',
    () => said({ [item.id]: item.min + 0.5 }),
    `${at}.order.${item.id}: "${item.min + 0.5}" is not a positive whole number`,
  ],
  [
    'more than is sold',
    () => said({ [item.id]: item.max + 1 }),
    `${at}.order.${item.id}: "${item.max + 1}" is more than the price list sells: write at most ${item.max}`,
  ],
  [
    'a term that is not offered',
    () => said({ [item.id]: item.min }, 999),
    `${at}.term: "999" is not a term in months: there are ${terms.join(', ')}`,
  ],
  ['nothing', () => said({}), `${at}.order: orders nothing`],
])('an invoice with %s is reported with its key and the wrong value', (_, found, expected) => {
  expect(found()).toEqual([expect.stringContaining(expected)])
})

it('an invoice of items from the price list is not reported', () => {
  expect(said({ [item.id]: item.min })).toEqual([])
})
