import { estimate, isRefusal } from '../../../src/pricing/estimate.ts'
import { requestOf } from '../../../src/pricing/page/new-request.ts'
import { dayAfterDays } from '../../../src/pricing/periods.ts'
import { mistakesOf, type PriceList, priceList } from '../../../src/pricing/price-list.ts'
import type { Day } from '../../../src/pricing/rules.ts'

/** File name for messages. */
const file = 'src/provider/prices.json'

/** Lists all mistakes in a price list, one line each. */
export const priceProblems = (source: unknown): string[] => {
  const { success, data, error } = priceList.safeParse(source)
  const problems = success ? exampleProblems(data) : mistakesOf(error)
  return problems.map((problem) => `${file}: ${problem}`)
}

/** A machine of each size with all its options. */
const everyMachine = ({ machines, terms, support }: PriceList) =>
  (machines?.sizes ?? []).map(({ id, amounts }) => ({
    name: `machines.sizes.${id}`,
    request: {
      machines: [{ count: 1, amounts, options: machines?.options.map((option) => option.id) ?? [] }],
      items: {},
      term: Math.max(...terms.map(({ months }) => months)),
      support: support[0]?.id ?? '',
    },
  }))

/** Checks that packages, machines and the pages' examples have a price. */
const exampleProblems = (list: PriceList): string[] => {
  const examples = [
    ...everyMachine(list),
    ...list.packages.map((one) => ({ name: `packages.${one.id}`, request: one })),
    ...list.useCases.map((one) => ({ name: `useCases.${one.page}`, request: one })),
    ...list.services.flatMap(({ page, request, sizes = [] }) => [
      ...(request ? [{ name: `services.${page}`, request }] : []),
      ...sizes.flatMap((items, index) =>
        list.terms.map(({ months: term }) => ({
          name: `services.${page}.sizes.${index}`,
          request: { items, term, support: list.support[0]?.id ?? '' },
        })),
      ),
    ]),
  ]
  return examples.flatMap(({ name, request }) => {
    const answer = estimate(list, { ...requestOf(list, request, 'en'), payer: 'none', start: list.asOf })
    return isRefusal(answer) ? [`${name}: has no price (${answer.reason} ${answer.item ?? ''})`] : []
  })
}

/** Days before an expiry from which the build warns. */
const warningDays = 60

/** Warns of what expires soon or has expired: the list itself, and tax rates without a successor. */
export const priceWarnings = (
  { validUntil, vat, payers, announced = [] }: PriceList,
  today: Day,
): string[] => {
  const ends = [
    { what: 'the price list', until: validUntil },
    { what: 'the last VAT rate', until: vat.at(-1)?.until ?? null },
    ...payers.flatMap(({ id, periods }) =>
      Object.entries(periods).map(([kind, list]) => ({
        what: `the last withholding rate of "${id}" for ${kind}`,
        until: list.at(-1)?.until ?? null,
      })),
    ),
  ]
  const limit = dayAfterDays(today, warningDays)
  const due = announced
    .filter(({ from }) => from <= today)
    .map(({ item, from }) => `${file}: the price of "${item}" announced for ${from} is not in the list yet`)
  const late = ends.flatMap(({ what, until }) =>
    until !== null && until < limit
      ? [`${file}: ${what} ${until < today ? 'ended' : 'ends'} on ${until}`]
      : [],
  )
  return [...due, ...late]
}
