import { dayAfterMonths } from '../periods.ts'
import type { PriceList } from '../price-list.ts'
import type { PriceRequest } from '../rules.ts'

/** What a new form asks for beside its items: the first invoice in the month after the list's. */
export const newRequest = ({ asOf }: Pick<PriceList, 'asOf'>): PriceRequest => ({
  items: {},
  term: 1,
  payer: 'company',
  support: 'standard',
  billing: 'monthly',
  start: dayAfterMonths(`${asOf.slice(0, 7)}-01`, 1),
})
