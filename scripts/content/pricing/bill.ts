import billTexts from '../../../locales/bill.json' with { type: 'json' }
import { type ByLanguage, forLanguage, type Language } from '../../../src/i18n/languages.ts'
import { type Estimate, estimate, isRefusal } from '../../../src/pricing/estimate.ts'
import { linkParameters } from '../../../src/pricing/link.ts'
import { listLanguage } from '../../../src/pricing/list-language.ts'
import { satangFigure } from '../../../src/pricing/page/amounts.ts'
import { countFigure, unitsFigure } from '../../../src/pricing/page/figures.ts'
import { filled } from '../../../src/pricing/page/list-view.ts'
import { newRequest } from '../../../src/pricing/page/new-request.ts'
import type { Bill, SizeView } from '../../../src/pricing/page/views.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import type { PriceRequest } from '../../../src/pricing/rules.ts'

const texts: Readonly<Record<keyof typeof billTexts, ByLanguage<string>>> = billTexts

const textsIn = (language: Language) => (text: keyof typeof texts) => forLanguage(texts[text], language)

/** What a term is called where a price depends on it. */
export const termText = (months: number, language: Language) => {
  const say = textsIn(language)
  return months === 1 ? say('byMonth') : filled(say('byTerm'), { months: String(months) })
}

/** Unit of a monthly price for a term; month to month needs no word. */
const rateText = (months: number, language: Language) => {
  const say = textsIn(language)
  return months === 1 ? say('rate') : filled(say('rateForTerm'), { term: termText(months, language) })
}

/**
 * Prices an order by the price list.
 * @param term in months
 * @throws if the list has no price for it
 */
export const billOf = (
  list: PriceList,
  order: PriceRequest['items'],
  term: number,
  language: Language,
): Bill => {
  const request = { ...newRequest(list), items: order, term }
  const answer = estimate(list, request)
  if (isRefusal(answer))
    throw new Error(`an invoice could not be priced: ${JSON.stringify(order)}: ${JSON.stringify(answer)}`)
  return billOfEstimate(list, request, answer, language)
}

/** The first month's bill of a request that has been priced. */
export const billOfEstimate = (
  list: PriceList,
  request: PriceRequest,
  answer: Estimate,
  language: Language,
): Bill => {
  const [first] = answer.invoices
  if (!first) throw new Error('the order has no invoices')
  const named = listLanguage(language)
  const say = textsIn(language)
  const plan = list.support.find(({ id }) => id === request.support)?.name[named] ?? request.support
  const additions = [
    { name: filled(say('support'), { plan }), sum: answer.support },
    { name: say('topUp'), sum: answer.topUp },
  ]
  return {
    lines: [
      ...answer.lines.map(({ id, quantity, net }) => {
        const item = list.items.find((one) => one.id === id)
        return {
          name: item?.name[named] ?? id,
          quantity: item ? unitsFigure(item, quantity)[named] : countFigure(quantity),
          amount: satangFigure(net),
        }
      }),
      ...additions
        .filter(({ sum }) => sum > 0n)
        .map(({ name, sum }) => ({ name, quantity: '', amount: satangFigure(sum) })),
    ],
    sums: [
      { label: say('monthly'), amount: satangFigure(answer.monthly) },
      ...(answer.oneOff > 0n ? [{ label: say('oneOff'), amount: satangFigure(answer.oneOff) }] : []),
      {
        label: filled(say('vat'), { rates: `${first.vatRate}%`, mark: '' }),
        amount: satangFigure(first.vat),
      },
    ],
    total: { label: say('total'), amount: satangFigure(first.gross) },
  }
}

/**
 * Prices sizes by the price list, for each of its terms.
 * @throws if the list has no price for one of them
 */
export const sizesOf = (
  list: PriceList,
  orders: readonly PriceRequest['items'][],
  language: Language,
): SizeView[] =>
  orders.map((order) => {
    const bills = list.terms.map(({ months }) => ({ months, ...billOf(list, order, months, language) }))
    const quantities = list.items.flatMap(({ id, name }) => {
      const quantity = Number(order[id] ?? 0)
      const most = Math.max(...orders.map((one) => Number(one[id] ?? 0)))
      return quantity > 0 ? [{ name: name[listLanguage(language)], share: (100 * quantity) / most }] : []
    })
    return {
      lines: (bills[0]?.lines ?? []).map(({ name, quantity }) => ({
        name,
        quantity,
        share: quantities.find((one) => one.name === name)?.share ?? 100,
      })),
      prices: bills.map(({ months, sums }) => ({
        label: rateText(months, language),
        amount: sums[0]?.amount ?? '',
      })),
      search: { ...linkParameters(list, { ...newRequest(list), items: order, term: bills[0]?.months ?? 1 }) },
    }
  })
