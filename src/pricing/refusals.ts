import { isDay } from '../calculators/shared/time.ts'
import { billings, type ItemRule, type PriceRequest, type PriceRules, type Refusal } from './rules.ts'

/** Latest start: beyond it, invoices would have dates that nobody plans for. */
const lastStart = '2099-12-31'

/** Rounds a quantity up to the quantity charged. */
export const rounded = ({ step }: ItemRule, quantity: number): number => Math.ceil(quantity / step) * step

/** Returns why a request has no price; `undefined` if it has one. A request is never adjusted to fit. */
export const refusalOf = (rules: PriceRules, request: PriceRequest): Refusal | undefined =>
  refusedItems(rules, request) ?? refusedTerms(rules, request) ?? refusedStart(rules, request)

const refusedTerms = (rules: PriceRules, { term, billing, payer, support }: PriceRequest) => {
  if (!rules.terms.some(({ months }) => months === term)) return { reason: 'term' } as const
  if (!billings.includes(billing) || (billing === 'yearly' && term % 12 !== 0))
    return { reason: 'billing' } as const
  if (!rules.payers.some(({ id }) => id === payer)) return { reason: 'payer' } as const
  if (!rules.support.some(({ id }) => id === support)) return { reason: 'support' } as const
}

const refusedItems = ({ items, terms }: PriceRules, request: PriceRequest): Refusal | undefined => {
  const ordered = Object.entries(request.items)
  if (ordered.length === 0) return { reason: 'empty' }
  // A term that isn't offered is refused as such, whatever the items require.
  const isOffered = terms.some(({ months }) => months === request.term)
  for (const [id, quantity] of ordered) {
    const item = items.find((rule) => rule.id === id)
    const reason = item ? refusedQuantity(item, quantity) : 'item'
    if (reason) return { reason, item: id }
    if (isOffered && item && request.term < item.minTerm) return { reason: 'term', item: id }
  }
}

const refusedQuantity = (item: ItemRule, quantity: number) => {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return 'quantity'
  if (quantity < item.min) return 'minimum'
  return rounded(item, quantity) > item.max ? 'maximum' : undefined
}

/** Refuses starts that are invalid, too late, or before the first decreed rate. */
const refusedStart = ({ vat, payers }: PriceRules, { start, payer }: PriceRequest): Refusal | undefined => {
  if (typeof start !== 'string' || !isDay(start) || start > lastStart) return { reason: 'start' }
  const withheld = payers.find(({ id }) => id === payer)?.periods
  const periods = [vat, ...(withheld ? [withheld.service, withheld.rent] : [])]
  return periods.every(([first]) => first && first.from <= start) ? undefined : { reason: 'start' }
}
