import { z } from 'zod'
import { estimate, isRefusal } from '../../../src/pricing/estimate.ts'
import { runsOf } from '../../../src/pricing/invoices.ts'
import type { PriceRequest, PriceRules } from '../../../src/pricing/rules.ts'
import { differences } from './differences.ts'
import { malformed, type VectorReport } from './run-vectors.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)
const period = z
  .tuple([z.string(), z.string().nullable(), decimal])
  .transform(([from, until, rate]) => ({ from, until, rate }))
const flag = z.union([z.literal(0), z.literal(1)]).transform(Boolean)
const byId = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .record(z.string(), shape)
    .transform((record) =>
      Object.entries(record).map(([id, value]) => [id, value as z.infer<Shape>] as const),
    )

const item = z.strictObject({
  tiers: z
    .array(z.tuple([z.number().nullable(), decimal]).transform(([upTo, price]) => ({ upTo, price })))
    .min(1),
  min: z.int().default(1),
  max: z.int(),
  step: z.int().positive().default(1),
  included: z.int().default(0),
  once: decimal.optional(),
  minTerm: z.int().default(1),
  disc: flag,
  base: flag,
})

/** A price list in the short form of a case file. */
const rulesSchema = z
  .object({
    minMonthly: decimal,
    terms: byId(decimal),
    vat: z.array(period).min(1),
    wht: byId(z.object({ threshold: decimal, periods: z.array(period).min(1) })),
    support: byId(z.tuple([decimal, decimal])),
    items: byId(item),
  })
  .transform(
    ({ minMonthly, terms, vat, wht, support, items }): PriceRules => ({
      minMonthly,
      vat,
      terms: terms.map(([months, discount]) => ({ months: Number(months), discount })),
      payers: wht.map(([id, { threshold, periods }]) => ({
        id,
        threshold,
        periods: { service: periods, rent: periods },
      })),
      support: support.map(([id, [percent, minimum]]) => ({ id, percent, minimum })),
      items: items.map(([id, { disc, base, ...rest }]) => ({
        ...rest,
        id,
        discountable: disc,
        supportBase: base,
        wht: 'service' as const,
      })),
    }),
  )

const input = z.custom<PriceRequest>((value) => typeof value === 'object' && value !== null)
const named = { n: z.number().optional(), name: z.string().optional(), input }
const priced = z.object({ ...named, result: z.record(z.string(), z.json()) })

/** A file of worked price cases: a price list, the requests, and every figure of the answers in satang. */
const caseFile = z.object({
  prices: rulesSchema,
  worked: z.array(priced).default([]),
  random: z.array(priced).default([]),
  refusals: z.array(z.object({ ...named, reason: z.string() })).default([]),
})

type CaseFile = z.infer<typeof caseFile>

interface PriceCase {
  readonly name: string
  readonly actual: unknown
  readonly expected: unknown
}

/** Runs a file's price cases: amounts must agree to the satang. */
export const runPriceCases = (file: unknown): VectorReport => {
  const { success, data, error } = caseFile.safeParse(file)
  if (!success) return malformed(z.prettifyError(error))
  const answers = answersOf(data)
  if (answers.length === 0) return malformed('the file has no cases')
  const failures = answers.flatMap(({ name, actual, expected }) => {
    const reasons = differences(asTexts(actual), asTexts(expected))
    return reasons.length > 0 ? [{ calculator: 'pricing', name, reasons }] : []
  })
  return { passed: answers.length - failures.length, failures }
}

/** Lists all cases of a file with the engine's answers. */
const answersOf = (file: CaseFile): readonly PriceCase[] => [
  ...(['worked', 'random'] as const).flatMap((list) =>
    file[list].map((one) => ({
      name: nameOf(list, one),
      actual: outcome(file.prices, one.input),
      expected: one.result,
    })),
  ),
  ...file.refusals.map((one) => ({
    name: nameOf('refusal', one),
    actual: outcome(file.prices, one.input),
    expected: { reason: one.reason },
  })),
]

const nameOf = (list: string, { n, name }: { n?: number | undefined; name?: string | undefined }) =>
  [list, n, name].filter((part) => part !== undefined).join(' ')

/** The engine's answer in the format of a case file. */
const outcome = (rules: PriceRules, request: PriceRequest) => {
  try {
    const answer = estimate(rules, request)
    if (isRefusal(answer)) return { reason: [answer.reason, answer.item].filter(Boolean).join(':') }
    const { lines, topUp, invoices, vatAfter, whtAfter, isOverTenderLimit, ...rest } = answer
    return {
      ...rest,
      lines: lines.map(({ once: _, ...line }) => line),
      topup: topUp,
      invoices: runsOf(invoices),
      flags: [...(vatAfter ? [`vat-after-${vatAfter}`] : []), ...(whtAfter ? [`wht-after-${whtAfter}`] : [])],
      over500k: isOverTenderLimit,
    }
  } catch (reason) {
    return { threw: String(reason) }
  }
}

/** Converts all figures to texts, which are compared without any tolerance; satang are written as JSON numbers are. */
const asTexts = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      typeof part === 'bigint' || typeof part === 'number' ? String(Number(part)) : part,
    ),
  )
