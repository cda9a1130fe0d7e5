import { expect, it } from 'vitest'
import { estimate, isRefusal } from '../estimate.ts'
import { prices } from '../prices.fixture.ts'
import { newRequest } from './new-request.ts'

it('a new form has the list’s first payer and plan, whatever a provider calls them', () => {
  const plans = prices.support.map((plan) => ({ ...plan, id: `our-${plan.id}` }))
  const payers = prices.payers.toReversed()
  const list = { ...prices, support: plans, payers }
  const request = newRequest(list)
  expect(request).toMatchObject({ support: plans[0]?.id, payer: payers[0]?.id })
  const [item] = prices.items
  expect(isRefusal(estimate(list, { ...request, items: { [item?.id ?? '']: item?.min ?? 1 } }))).toBe(false)
})
