import type { PageId } from '../../../src/catalogue/pages.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { estimate, isRefusal } from '../../../src/pricing/estimate.ts'
import type { Satang } from '../../../src/pricing/exact.ts'
import { linkParameters } from '../../../src/pricing/link.ts'
import { type ListLanguage, listLanguage } from '../../../src/pricing/list-language.ts'
import { satangFigure, shortSatangFigure } from '../../../src/pricing/page/amounts.ts'
import { alike, countFigure } from '../../../src/pricing/page/figures.ts'
import { filled } from '../../../src/pricing/page/list-view.ts'
import { newRequest, requestOf } from '../../../src/pricing/page/new-request.ts'
import type { LinkSearch, PriceExampleView, PriceSlotView } from '../../../src/pricing/page/views.ts'
import type { SlotWords } from '../../../src/pricing/page/words.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import type { PriceRequest } from '../../../src/pricing/rules.ts'
import { dotted } from '../../../src/typography/dotted.ts'
import { billOfEstimate, termText } from './bill.ts'

/** Price slot of a service page in a language: a service that the price list does not name has its price on request. */
export const slotOf = (
  list: PriceList,
  page: PageId,
  words: SlotWords,
  language: Language,
): PriceSlotView => {
  const named = listLanguage(language)
  const service = list.services.find((one) => one.page === page)
  const facts = service
    ? [
        { term: words.unit, text: service.unit[named] },
        { term: words.drivers, text: service.drivers[named] },
      ]
    : []
  const common = { title: words.title, sample: service !== undefined && list.sample }
  if (!service?.request)
    return {
      ...common,
      facts,
      headline: words.quoted,
      link: { label: words.talk, page: 'contact', search: {} },
    }
  const request = requestOf(list, service.request, named)
  const answer = answerTo(list, request)
  const items = answer.lines.map(({ id, quantity }) => {
    const item = list.items.find((one) => one.id === id)
    const name = item?.name[named]
    // Counted rather than measured items have their unit in their name.
    return item?.unit.en === 'GB'
      ? `${name} ${countFigure(quantity)} GB`
      : `${name} × ${countFigure(quantity)}`
  })
  return {
    ...common,
    facts: [
      ...facts,
      {
        term: words.example,
        text: dotted([...items, ...termIfLong(request.term, language)]),
        example: 'order' as const,
      },
      ...(answer.oneOff > 0n
        ? [
            {
              term: words.once,
              text: filled(words.baht, { price: shortSatangFigure(answer.oneOff) }),
              example: 'setUp' as const,
            },
          ]
        : []),
    ],
    // Plans have their prices in a table.
    ...(!service.sizes && {
      bill: {
        title: words.bill,
        term: termText(request.term, language),
        ...billOfEstimate(list, request, answer, language),
      },
    }),
    headline: headlineOf(service.smallest ? words.from : words.forExample, answer.monthly),
    figure: {
      price: headlineOf(words.baht, answer.monthly),
      of: service.smallest ? words.ofSmallest : words.ofExample,
    },
    ...(service.sizes && { sizes: sizesOf(list, service.sizes, words, named) }),
    link: { label: words.estimate, page: 'pricing', search: searchParamsOf(list, request) },
  }
}

/** What the service's smallest order or example costs a month; `undefined` if it is quoted. */
export const monthlyOf = (list: PriceList, page: PageId, language: ListLanguage): Satang | undefined => {
  const request = list.services.find((one) => one.page === page)?.request
  return request && answerTo(list, requestOf(list, request, language)).monthly
}

const headlineOf = (text: string, monthly: Satang) => filled(text, { price: shortSatangFigure(monthly) })

/** Month to month needs no word: it is what a visitor expects. */
const termIfLong = (months: number, language: Language) => (months === 1 ? [] : [termText(months, language)])

/** Example of a use case's page in a language; `undefined` for pages without one. */
export const exampleOf = (
  list: PriceList,
  page: PageId,
  words: SlotWords,
  language: ListLanguage,
): PriceExampleView | undefined => {
  const useCase = list.useCases.find((one) => one.page === page)
  if (!useCase) return undefined
  const request = requestOf(list, useCase, language)
  return {
    headline: headlineOf(words.forExample, answerTo(list, request).monthly),
    example: filled(words.exampleOf, {
      example: useCase.name[language],
      term: termText(useCase.term, language),
    }),
    sample: list.sample,
    search: searchParamsOf(list, request),
  }
}

/** @throws if the list has no price for it, which the content check reports first */
const answerTo = (list: PriceList, request: PriceRequest) => {
  const answer = estimate(list, request)
  if (isRefusal(answer)) throw new Error(`an example could not be priced: ${JSON.stringify(request.items)}`)
  return answer
}

const searchParamsOf = (list: PriceList, request: PriceRequest): LinkSearch => ({
  ...linkParameters(list, request),
})

/** One row per size: quantities, then the monthly price by term. */
const sizesOf = (
  list: PriceList,
  sizes: readonly PriceRequest['items'][],
  words: SlotWords,
  language: ListLanguage,
): PriceSlotView['sizes'] => {
  const items = list.items.filter(({ id }) => sizes.some((size) => size[id] !== undefined))
  const requestOf = (size: PriceRequest['items'], term: number): PriceRequest => ({
    ...newRequest(list),
    items: size,
    term,
  })
  const rows = sizes.map((size) => ({
    quantities: items.map(({ id, unit }, index) =>
      // The first cell names the row, even where each row is laid out as a list of its own.
      [countFigure(size[id] ?? 0), index === 0 && unit[language]].filter(Boolean).join('\u00a0'),
    ),
    prices: list.terms.map(({ months }) => {
      const request = requestOf(size, months)
      return { figure: satangFigure(answerTo(list, request).monthly), search: searchParamsOf(list, request) }
    }),
  }))
  const write = alike(rows.flatMap(({ prices }) => prices.map(({ figure }) => figure)))
  return {
    title: words.sizes,
    columns: [
      ...items.map(({ name, unit }) =>
        unit.en === 'GB' ? `${name[language]} (${unit[language]})` : name[language],
      ),
      ...list.terms.map(({ months }) => termText(months, language)),
    ],
    rows: rows.map(({ quantities, prices }) => ({
      quantities,
      prices: prices.map(({ figure, search }) => ({ figure: write(figure), search })),
    })),
  }
}
