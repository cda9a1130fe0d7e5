import type { Offer, OfferCatalog, UnitPriceSpecification } from 'schema-dts'
import type { PageId } from '../../../src/catalogue/pages.ts'
import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { estimate, isRefusal } from '../../../src/pricing/estimate.ts'
import { bahtText } from '../../../src/pricing/exact.ts'
import { listLanguage } from '../../../src/pricing/list-language.ts'
import { unitsFigure } from '../../../src/pricing/page/figures.ts'
import { type Order, requestOf } from '../../../src/pricing/page/new-request.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { brand } from '../../../src/provider/brand.ts'
import { organizationId } from './organization.ts'

type Item = PriceList['items'][number]

/** UN/CEFACT's code of a month. */
const month = 'MON'
const perMonth = { '@type': 'QuantitativeValue', value: 1, unitCode: month } as const

const pricingUrl = (language: Language) => absoluteUrl(pathOf('pricing'), language)

/** The Service that a service page describes. */
export const serviceIdOf = (page: PageId, language: Language) =>
  `${absoluteUrl(pathOf(page), language)}#service`

const termsOf = ({ currency, asOf, validUntil }: PriceList) => ({
  priceCurrency: currency,
  valueAddedTaxIncluded: false,
  validFrom: asOf,
  validThrough: validUntil,
})

/** Each tier of an item's price, with the units that it applies to; the first starts above the units that cost nothing. */
const unitPrices = (list: PriceList, item: Item, language: Language): UnitPriceSpecification[] =>
  item.tiers.map(({ upTo, price }, index) => ({
    '@type': 'UnitPriceSpecification',
    price,
    ...termsOf(list),
    unitText: item.unit[listLanguage(language)],
    referenceQuantity: perMonth,
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: item.included + (index === 0 ? 0 : (item.tiers[index - 1]?.upTo ?? 0)) + 1,
      maxValue: upTo === null ? item.max : item.included + upTo,
    },
  }))

/** The one-off price per unit. */
const setUp = (list: PriceList, { once }: Item): UnitPriceSpecification[] =>
  once === undefined
    ? []
    : [
        {
          '@type': 'UnitPriceSpecification',
          price: once,
          ...termsOf(list),
          priceComponentType: 'https://schema.org/ActivationFee',
        },
      ]

const itemOffer = (list: PriceList, item: Item, language: Language): Offer => ({
  '@type': 'Offer',
  name: item.name[listLanguage(language)],
  sku: item.id,
  url: `${pricingUrl(language)}#price-list`,
  seller: { '@id': organizationId },
  itemOffered: { '@type': 'Service', '@id': serviceIdOf(item.service, language) },
  eligibleRegion: brand.address.country,
  ...(item.minTerm > 1 && {
    eligibleDuration: { '@type': 'QuantitativeValue', minValue: item.minTerm, unitCode: month } as const,
  }),
  priceSpecification: [...unitPrices(list, item, language), ...setUp(list, item)],
})

/** The monthly price of an order. */
const orderOffer = (list: PriceList, page: PageId, order: Order, language: Language): Offer => {
  const request = requestOf(list, order, listLanguage(language))
  const answer = estimate(list, request)
  if (isRefusal(answer)) throw new Error(`an example of "${page}" could not be priced`)
  const parts = answer.lines.map(({ id, quantity }) => {
    const item = list.items.find((one) => one.id === id)
    return item
      ? `${item.name[listLanguage(language)]} ${unitsFigure(item, quantity)[listLanguage(language)]}`
      : id
  })
  return {
    '@type': 'Offer',
    name: parts.join(' · '),
    url: `${absoluteUrl(pathOf(page), language)}#price`,
    seller: { '@id': organizationId },
    eligibleRegion: brand.address.country,
    eligibleDuration: { '@type': 'QuantitativeValue', minValue: request.term, unitCode: month },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: bahtText(answer.monthly),
      ...termsOf(list),
      referenceQuantity: perMonth,
    },
  }
}

/** A service's example from the price list and the items that belong to it; empty while the prices are samples. */
export const serviceOffers = (
  list: PriceList,
  page: PageId,
  language: Language,
): { offers?: Offer[]; hasOfferCatalog?: OfferCatalog } => {
  const service = list.services.find((one) => one.page === page)
  if (list.sample || !service?.request) return {}
  const items = list.items.filter((item) => item.service === page)
  return {
    offers: [
      orderOffer(list, page, service.request, language),
      ...items.map((item) => itemOffer(list, item, language)),
    ],
    ...(service.sizes && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        '@id': `${absoluteUrl(pathOf(page), language)}#sizes`,
        itemListElement: service.sizes.flatMap((size) =>
          list.terms.map(({ months }) => orderOffer(list, page, { items: size, term: months }, language)),
        ),
      },
    }),
  }
}

/** The whole price list by group, for the pages that show it; empty while the prices are samples. */
export const priceCatalog = (list: PriceList, name: string, language: Language): OfferCatalog[] =>
  list.sample
    ? []
    : [
        {
          '@type': 'OfferCatalog',
          '@id': `${pricingUrl(language)}#price-list`,
          name,
          url: pricingUrl(language),
          itemListElement: list.groups.map((group) => ({
            '@type': 'OfferCatalog',
            name: group.name[listLanguage(language)],
            itemListElement: list.items
              .filter((item) => item.group === group.id)
              .map((item) => itemOffer(list, item, language)),
          })),
        },
      ]
