import { z } from 'zod'
import { estimate, isRefusal } from '../../../src/pricing/estimate.ts'
import { newRequest } from '../../../src/pricing/page/new-request.ts'
import { count, mistakesOf, type PriceList, slug, texts } from '../../../src/pricing/price-list.ts'
import source from '../../../src/provider/billing.json' with { type: 'json' }

/** File name for messages. */
const file = 'src/provider/billing.json'

/** What the owner bills and when, with an example order. */
export const billingSchema = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        id: slug,
        when: texts,
        /** What is billed at that time; `{{egress.included}}` is a field of an item, `{{minMonthly}}` one of the price list. */
        billed: texts,
        /** Price list items that the rule concerns; their prices are shown beside it. */
        items: z.array(slug),
      }),
    )
    .min(1),
  example: z.strictObject({ items: z.record(slug, count), term: count, support: slug }),
})

export type Billing = z.infer<typeof billingSchema>

/** The owner's billing rules; the content check validates them against their schema. */
export const billing: Billing = source

/** Values that rules may use: the price list's own numbers, and those of its items. */
export const billingValues = (list: PriceList): Readonly<Record<string, string>> => {
  const numbers = (prefix: string, fields: object) =>
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'number' || /^\d+(\.\d+)?$/.test(String(value))
        ? [[`${prefix}${name}`, String(value)] as const]
        : [],
    )
  return Object.fromEntries([
    ...numbers('', list),
    ...list.items.flatMap((item) => numbers(`${item.id}.`, item)),
  ])
}

/** The placeholders in a rule's text. */
export const placeholder = /\{\{([\w.-]+)\}\}/g

/** Lists all mistakes in the rules, one line each. */
export const billingProblems = (given: unknown, list: PriceList): string[] => {
  const { data, error } = billingSchema.safeParse(given)
  const problems = data ? [...ruleProblems(data, list), ...exampleProblems(data, list)] : mistakesOf(error)
  return problems.map((problem) => `${file}: ${problem}`)
}

const ruleProblems = ({ rules }: Billing, list: PriceList): string[] => {
  const values = billingValues(list)
  return rules.flatMap(({ id, billed, items }, index) => [
    ...(rules.findIndex((rule) => rule.id === id) === index ? [] : [`rules.${id}: is listed twice`]),
    ...items
      .filter((item) => !list.items.some((one) => one.id === item))
      .map((item) => `rules.${id}: "${item}" is not an item of the price list`),
    ...Object.values(billed).flatMap((text) =>
      [...text.matchAll(placeholder)]
        .filter(([, name = '']) => values[name] === undefined)
        .map(([whole]) => `rules.${id}: ${whole} is not a value of the price list`),
    ),
  ])
}

const exampleProblems = ({ example }: Billing, list: PriceList): string[] => {
  const answer = estimate(list, { ...newRequest(list), ...example })
  return isRefusal(answer) ? [`example: has no price (${answer.reason} ${answer.item ?? ''})`] : []
}
