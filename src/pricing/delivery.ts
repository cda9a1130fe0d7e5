import { dayAfterDays, dayAfterMonths } from './periods.ts'
import type { PriceList } from './price-list.ts'
import type { Day, PriceRequest } from './rules.ts'

type Delivered = Pick<PriceList['items'][number], 'id' | 'name' | 'leadWeeks'>

/** Ordered items that take weeks to deliver. */
export const withLead = (
  list: { readonly items: readonly Delivered[] },
  { items }: Pick<PriceRequest, 'items'>,
) =>
  list.items.flatMap(({ id, name, leadWeeks: [least, most] = [0, 0] }) =>
    items[id] !== undefined && most > 0 ? [{ id, name, least, most }] : [],
  )

/** First day of the month in which everything ordered on a day can be in service. */
export const earliestStart = (
  list: { readonly items: readonly Delivered[] },
  request: Pick<PriceRequest, 'items'>,
  today: Day,
): Day => {
  const weeks = Math.max(0, ...withLead(list, request).map(({ most }) => most))
  const ready = dayAfterDays(today, 7 * weeks)
  return ready.endsWith('-01') ? ready : dayAfterMonths(`${ready.slice(0, 7)}-01`, 1)
}

/** Adjusts a request for a quotation on a given day: no invoice precedes the service. */
export const quotedRequest = (
  list: { readonly items: readonly Delivered[] },
  request: PriceRequest,
  today: Day,
): PriceRequest => {
  const earliest = earliestStart(list, request, today)
  return request.start < earliest ? { ...request, start: earliest } : request
}
