import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import { defaultLanguage } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { brand } from '../../../src/provider/brand.ts'

/** Path of the price list for programs, in the site. */
export const priceFile = 'prices.json'

/**
 * The price list for programs; docs/content.md describes its fields. It leaves out where prices come from, examples and withholding tax,
 * which is the payer's.
 */
export const pricesJson = (list: PriceList): string => {
  const { version, sample, asOf, validUntil, currency, minMonthly, terms, vat, support, groups, items } = list
  const file = {
    version,
    sample,
    asOf,
    validUntil,
    provider: brand.legalEntity,
    page: absoluteUrl(pathOf('pricing'), defaultLanguage),
    currency,
    vatIncluded: false,
    vat: vat.map(({ from, until, rate }) => ({ from, until, rate })),
    minMonthly,
    terms,
    support,
    groups,
    items: items.map(({ evidence, service, supportBase, wht, ...item }) => ({
      ...item,
      page: absoluteUrl(pathOf(service), defaultLanguage),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
