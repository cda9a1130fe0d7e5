import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import { defaultLanguage } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { brand } from '../../../src/provider/brand.ts'

/** Path of the price list for programs, in the site. */
export const priceFile = 'prices.json'

/** Path of the price list for spreadsheets. */
export const priceTable = 'prices.csv'

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`

/** The prices as a sheet, a row for each tier of an item (RFC 4180, UTF-8 with byte order mark). */
export const pricesCsv = ({ version, currency, validUntil, items }: PriceList): string => {
  const head = [
    'version',
    'validUntil',
    'id',
    'name',
    'nameTh',
    'unit',
    'from',
    'upTo',
    'price',
    'currency',
    'once',
    'minTerm',
  ]
  const rows = items.flatMap(({ id, name, unit, tiers, included, max, once = '', minTerm }) =>
    tiers.map(({ upTo, price }, index) => {
      const from = included + (index === 0 ? 0 : (tiers[index - 1]?.upTo ?? 0)) + 1
      const last = upTo === null ? max : included + upTo
      return [version, validUntil, id, name.en, name.th, unit.en, from, last, price, currency, once, minTerm]
    }),
  )
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/**
 * The price list for programs; docs/content.md describes its fields. Leaves out the prices' sources, examples, what calculators link to, and withholding tax, which is
 * up to the payer.
 */
export const pricesJson = (list: PriceList): string => {
  const {
    version,
    sample,
    asOf,
    validUntil,
    currency,
    minMonthly,
    terms,
    vat,
    support,
    groups,
    items,
    announced,
  } = list
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
    items: items.map(({ evidence, service, supportBase, sells, wht, ...item }) => ({
      ...item,
      page: absoluteUrl(pathOf(service), defaultLanguage),
    })),
    announced: (announced ?? []).map(({ why, ...change }) => ({ ...change, why: why.en })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
