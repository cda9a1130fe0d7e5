import type { PageId } from '../../catalogue/pages.ts'
import { estimate, isRefusal } from '../estimate.ts'
import { bahtText, type Satang } from '../exact.ts'
import { linkOf } from '../link.ts'
import type { PriceList } from '../price-list.ts'
import type { PriceRequest } from '../rules.ts'
import { bahtFigure, countFigure } from './figures.ts'
import { filled } from './list-view.ts'
import { newRequest, requestOf } from './new-request.ts'
import type { SlotWords } from './words.ts'

type Search = Readonly<Record<string, string>>

/** What a service page says of its price. */
export interface PriceSlotView {
  readonly title: string
  /** Terms with their descriptions: what is metered, what drives it, an example. */
  readonly facts: readonly { readonly term: string; readonly text: string }[]
  /** `from THB 1,515.00 a month`. */
  readonly headline: string
  readonly sample: boolean
  /** Typical orders with their prices a month by term. */
  readonly sizes?: {
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly {
      readonly quantities: readonly string[]
      readonly prices: readonly { readonly figure: string; readonly search: Search }[]
    }[]
  }
  /** Where to go on: the estimator with the example filled in, or the contact page. */
  readonly link: {
    readonly label: string
    readonly page: PageId
    readonly search: Search
  }
}

/** The price slot of a service page in a language; nothing for a page without one. */
export const slotOf = (
  list: PriceList,
  page: PageId,
  words: SlotWords,
  language: 'en' | 'th',
): PriceSlotView | undefined => {
  const service = list.services.find((one) => one.page === page)
  if (!service) return undefined
  const facts = [
    { term: words.unit, text: service.unit[language] },
    { term: words.drivers, text: service.drivers[language] },
  ]
  const common = { title: words.title, sample: list.sample }
  if (!service.request)
    return {
      ...common,
      facts,
      headline: words.quoted,
      link: { label: words.talk, page: 'contact', search: {} },
    }
  const request = requestOf(list, service.request, language)
  const answer = answerTo(list, request)
  const items = answer.lines.map(({ id, quantity }) => {
    const item = list.items.find((one) => one.id === id)
    const name = item?.name[language]
    // What is counted, and not measured, has its unit in its name.
    return item?.unit.en === 'GB'
      ? `${name} ${countFigure(quantity)} GB`
      : `${name} × ${countFigure(quantity)}`
  })
  return {
    ...common,
    facts: [...facts, { term: words.example, text: filled(words.for, { items: items.join(' · ') }) }],
    headline: headlineOf(words, answer.monthly),
    ...(service.sizes && { sizes: sizesOf(list, service.sizes, words, language) }),
    link: { label: words.estimate, page: 'pricing', search: searchOf(list, request) },
  }
}

/** What an example costs, in one line, and the estimate that it leads to. */
export interface PriceExampleView {
  readonly headline: string
  /** `for 8 servers with backup, 12 months`. */
  readonly example: string
  readonly sample: boolean
  readonly search: Search
}

const headlineOf = (words: SlotWords, monthly: Satang) =>
  // Whole baht without satang, which nobody compares prices by.
  filled(words.from, { price: bahtFigure(bahtText(monthly)).replace(/\.00$/, '') })

/** The example of a use case's page in a language; nothing for a page without one. */
export const exampleOf = (
  list: PriceList,
  page: PageId,
  words: SlotWords,
  language: 'en' | 'th',
): PriceExampleView | undefined => {
  const useCase = list.useCases.find((one) => one.page === page)
  if (!useCase) return undefined
  const request = requestOf(list, useCase, language)
  return {
    headline: headlineOf(words, answerTo(list, request).monthly),
    example: filled(words.exampleOf, {
      example: useCase.name[language],
      term: termText(words, useCase.term),
    }),
    sample: list.sample,
    search: searchOf(list, request),
  }
}

const termText = (words: SlotWords, months: number) =>
  months === 1 ? words.byMonth : filled(words.byTerm, { months: String(months) })

/** @throws where the list has no price for it, which the content check reports first */
const answerTo = (list: PriceList, request: PriceRequest) => {
  const answer = estimate(list, request)
  if (isRefusal(answer)) throw new Error(`an example has no price: ${JSON.stringify(request.items)}`)
  return answer
}

const searchOf = (list: PriceList, request: PriceRequest): Search => ({ ...linkOf(list, request) })

/** One row per size: quantities, then what it costs a month by term. */
const sizesOf = (
  list: PriceList,
  sizes: readonly PriceRequest['items'][],
  words: SlotWords,
  language: 'en' | 'th',
): PriceSlotView['sizes'] => {
  const items = list.items.filter(({ id }) => sizes.some((size) => size[id] !== undefined))
  const requestOf = (size: PriceRequest['items'], term: number): PriceRequest => ({
    ...newRequest(list),
    items: size,
    term,
  })
  return {
    title: words.sizes,
    columns: [
      ...items.map(({ name, unit }) =>
        unit.en === 'GB' ? `${name[language]} (${unit[language]})` : name[language],
      ),
      ...list.terms.map(({ months }) => termText(words, months)),
    ],
    rows: sizes.map((size) => ({
      quantities: items.map(({ id, unit }, index) =>
        // The first names the row, also where each row is a list of its own.
        [countFigure(size[id] ?? 0), index === 0 && unit[language]].filter(Boolean).join('\u00a0'),
      ),
      prices: list.terms.map(({ months }) => {
        const request = requestOf(size, months)
        return {
          figure: bahtFigure(bahtText(answerTo(list, request).monthly)),
          search: searchOf(list, request),
        }
      }),
    })),
  }
}
