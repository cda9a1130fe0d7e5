import { type PageKind, pages } from '../catalogue/pages.ts'
import type { PriceList } from './price-list.ts'
import list from './prices.fixture.json' with { type: 'json' }

const idsOf = (kind: PageKind): readonly string[] =>
  pages.filter((page) => page.kind === kind).map(({ id }) => id)

/** Replaces the page of each entry by one of the provider's, in order, and omits the entries for which no page is left. */
const onto = <One extends { readonly page: string }>(ones: readonly One[], ids: readonly string[]): One[] =>
  ones.slice(0, ids.length).map((one, at) => ({ ...one, page: ids[at] ?? one.page }))

const services = idsOf('service')
const serviceOf = new Map(list.services.map(({ page }, at) => [page, services[at % services.length]]))

/**
 * A price list for tests of the arithmetic, since the provider's own may have any items and prices. Only its pages are the provider's, as the
 * schema demands.
 */
export const prices = {
  ...list,
  items: list.items.map((item) => ({ ...item, service: serviceOf.get(item.service) ?? services[0] })),
  services: onto(list.services, services),
  useCases: onto(list.useCases, idsOf('use-case')),
} as unknown as PriceList
