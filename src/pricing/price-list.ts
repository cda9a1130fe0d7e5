import { z } from 'zod'
import { measures } from '../calculators/shared/amounts.ts'
import { pages } from '../catalogue/pages.ts'
import { longestName } from './machines.ts'
import { dayAfterDays } from './periods.ts'
import { taxIdIsValid } from './tax-id.ts'

/** Rounded only where the rules say so, so a price may have fractions of a satang. */
const baht = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/, 'must be baht such as "350.00"')
const percent = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage such as "7" or "8.5"')
/** A text in every language. */
export const texts = z.strictObject({ en: z.string().min(1), th: z.string().min(1) })
const words = z.string().includes('{{count}}')
const day = z.iso.date()
export const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
export const count = z.int().min(1)

/** Describes the mistakes that a schema finds, one line each. */
export const mistakesOf = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

type ServicePage = Extract<(typeof pages)[number], { kind: 'service' }>['id']
const servicePages = pages.filter(({ kind }) => kind === 'service').map(({ id }) => id) as [
  ServicePage,
  ...ServicePage[],
]

type UseCasePage = Extract<(typeof pages)[number], { kind: 'use-case' }>['id']
const useCasePages = pages.filter(({ kind }) => kind === 'use-case').map(({ id }) => id) as [
  UseCasePage,
  ...UseCasePage[],
]

/** Evidence for a price: quoted directly, derived from a quoted one, or a sample that the owner still has to replace. */
const evidence = z.strictObject({
  source: z.string().min(1),
  asOf: day,
  confidence: z.enum(['quoted', 'derived', 'sample']),
})
const period = z.strictObject({
  from: day,
  until: day.nullable(),
  rate: percent,
  law: texts,
  /** The law itself wasn't found: figures at this rate are marked. */
  unconfirmed: z.literal(true).optional(),
})
const periods = z.array(period).min(1).superRefine(joinsWithoutGap)

const tiers = z.array(z.strictObject({ upTo: count.nullable(), price: baht })).min(1)

const item = z
  .strictObject({
    id: slug,
    name: texts,
    /** What the price includes, in a few words, for quotations. */
    includes: texts.optional(),
    unit: texts,
    /** English plural of the unit, if it differs. */
    units: z.string().min(1).optional(),
    group: slug,
    service: z.enum(servicePages),
    /** Monthly price per unit; each tier's price applies to its own units only, and the last tier is open-ended. */
    tiers,
    min: count.default(1),
    max: count,
    /** Quantities are rounded up to a multiple of this. */
    step: count.default(1),
    /** Number of free units. */
    included: z.int().min(0).default(0),
    /** Set-up charge per unit, on the first invoice. */
    once: baht.optional(),
    /** In months. */
    minTerm: count.default(1),
    /** Minimum and maximum weeks from order to handover. */
    leadWeeks: z
      .tuple([count, count])
      .refine(([least, most]) => least <= most, 'must ascend')
      .optional(),
    /** Whether the term's discount applies. */
    discountable: z.boolean(),
    /** Whether it counts towards the amount of which support is a percentage. */
    supportBase: z.boolean(),
    /** Kind of income, which determines the rate of withholding tax. */
    wht: z.enum(['service', 'rent']).default('service'),
    /** The calculators' measure that the item covers, so that their results link to the estimator, and how much of it one unit holds, by default 1. */
    sells: z.strictObject({ measure: z.enum(measures), each: count.optional() }).optional(),
    evidence,
  })
  .refine(({ tiers }) => ascends(tiers.map(({ upTo }) => upTo)), {
    path: ['tiers'],
    message: 'must ascend, and only the last one may have no end',
  })
  .refine(({ min, max, step }) => Math.ceil(min / step) * step <= max, {
    path: ['max'],
    message: 'is below the least quantity',
  })
  .refine(({ max, tiers }) => tiers.every(({ price }) => max * Number(price) < 1e12), {
    path: ['max'],
    message: 'makes amounts that nobody pays',
  })

/** A short name in links, where other characters are separators. */
const short = z.string().regex(/^[a-z][a-z0-9]*$/, 'must be lower-case letters and digits')

const machine = z.strictObject({
  count,
  amounts: z.record(slug, count),
  options: z.array(short),
  name: z
    .strictObject({ en: z.string().min(1).max(longestName), th: z.string().min(1).max(longestName) })
    .optional(),
})

/** Composition of machines, explained in machines.ts. */
const machineRules = z
  .strictObject({
    amounts: z
      .array(
        z.strictObject({
          item: slug,
          letter: z.string().regex(/^[a-z]$/, 'must be a letter'),
          label: texts,
          words: z.strictObject({ en: words, th: words }),
        }),
      )
      .min(1),
    options: z.array(
      z.strictObject({
        id: short,
        name: texts,
        help: texts.optional(),
        items: z
          .array(
            z.strictObject({
              item: slug,
              per: slug.optional(),
              times: count.optional(),
              covers: count.optional(),
              least: count.optional(),
            }),
          )
          .min(1),
      }),
    ),
    sizes: z
      .array(z.strictObject({ id: slug, name: z.string().min(1), amounts: z.record(slug, count) }))
      .min(1),
    initial: machine,
  })
  .superRefine(({ amounts, options, sizes, initial }, context) => {
    const rows = [...sizes.map((size) => ({ ...size, options: [] })), initial]
    for (const row of rows) reportUnknownParts({ amounts, options }, row, [], context)
    for (const [name, ids] of [
      ['amounts', amounts.map(({ letter }) => letter)],
      ['options', options.map(({ id }) => id)],
      ['sizes', sizes.map(({ id }) => id)],
    ] as const)
      reportRepeated(ids, name, context)
    for (const [index, { items }] of options.entries())
      for (const { per } of items)
        if (per !== undefined && !amounts.some(({ item }) => item === per))
          context.addIssue({
            code: 'custom',
            path: ['options', index],
            message: `depends on "${per}", which no machine has`,
          })
  })

/** An announced price change: the item's new tiers, its new set-up price, or both. */
const announced = z
  .strictObject({ from: day, item: slug, tiers: tiers.optional(), once: baht.optional(), why: texts })
  .refine(({ tiers, once }) => tiers !== undefined || once !== undefined, 'changes nothing')
  .refine(({ tiers = [{ upTo: null }] }) => ascends(tiers.map(({ upTo }) => upTo)), {
    path: ['tiers'],
    message: 'must ascend, and only the last one may have no end',
  })

/** Order of an example or package; start, billing and payer are a new form's. */
const order = z.strictObject({
  machines: z.array(machine).optional(),
  items: z.record(slug, count),
  term: count,
  support: slug,
})

/** The owner's price list: prices, applicable tax rates, and the site's examples. */
export const priceList = z
  .strictObject({
    /** Part of shared links: change it whenever a price changes. */
    version: slug,
    /** Whether quotations say that they are not offers. */
    sample: z.boolean(),
    asOf: day,
    validUntil: day,
    currency: z.literal('THB'),
    /** Minimum monthly charge, support included. */
    minMonthly: baht,
    trialDays: count,
    noticeDays: count,
    paymentDays: count,
    /** Start of the payment period: the invoice's date, or the buyer's day for receiving invoices. */
    paymentFrom: z.enum(['invoice', 'billing']),
    /** Who bears stamp duty on a contract for work. */
    stampDuty: z.enum(['seller', 'buyer']),
    /** Share of the remaining months' charges due on early termination. */
    earlyExitPercent: z.string().regex(/^(100|\d{1,2})$/, 'must be a whole percentage'),
    quoteDays: count,
    quoteDaysGovernment: count,
    terms: z.array(z.strictObject({ months: count, discount: percent })),
    vat: periods,
    payers: z
      .array(
        z.strictObject({
          id: z.enum(['company', 'ewht', 'government', 'none']),
          name: texts,
          /** No tax is withheld from contracts below this. */
          threshold: baht,
          periods: z.strictObject({ service: periods, rent: periods }),
        }),
      )
      .min(1),
    support: z
      .array(
        z.strictObject({
          id: slug,
          name: texts,
          /** What a customer of the plan gets, in a sentence. */
          gives: texts.optional(),
          percent,
          minimum: baht,
        }),
      )
      .min(1),
    groups: z.array(z.strictObject({ id: slug, name: texts })),
    items: z.array(item).min(1),
    /** Without machines, the estimate is of single items only. */
    machines: machineRules.optional(),
    /** Orders to start an estimate from. */
    packages: z.array(order.extend({ id: slug, name: texts })),
    /** The home page's small estimate: machines of one size, their storage, and the option added by a tick. */
    quick: z
      .strictObject({
        size: slug,
        storage: slug,
        option: short,
        servers: count,
        tb: count,
      })
      .optional(),
    /** Example of each use case's page. */
    useCases: z.array(order.extend({ page: z.enum(useCasePages), name: texts })),
    /** Changes published before their day; until then the list keeps its prices. */
    announced: z.array(announced).optional(),
    /** Example of each service page; without a request the work is quoted per project. */
    services: z.array(
      z.strictObject({
        page: z.enum(servicePages),
        unit: texts,
        drivers: texts,
        request: order.optional(),
        /** Whether nothing smaller is sold, so that the price of the request reads `from`, not `example`. */
        smallest: z.literal(true).optional(),
        /** Quantities of typical orders, all of the same items; the page compares their price by term. */
        sizes: z.array(order.shape.items).min(2).optional(),
      }),
    ),
    /** The owner's details; quotations are samples until tax id, branch and bank account are given here. */
    seller: z.strictObject({
      taxId: z
        .string()
        .regex(/^\d{13}$/)
        .refine(taxIdIsValid, 'has a wrong check digit')
        .optional(),
      branch: z
        .string()
        .regex(/^\d{5}$/)
        .optional(),
      depaNo: z.string().min(1).optional(),
      /** Bank account for transfers; quotations leave blanks until it is given. */
      bank: z
        .strictObject({ name: texts, branch: texts, account: z.string().min(1), holder: texts })
        .optional(),
      /** Salesperson named in quotations; without one, the brand's phone and e-mail. */
      contact: z.strictObject({ name: texts, phone: z.string().min(1), email: z.email() }).optional(),
    }),
  })
  .superRefine((list, context) => {
    const lists = ['items', 'groups', 'payers', 'support', 'packages'] as const
    for (const name of lists)
      reportRepeated(
        list[name].map(({ id }) => id),
        name,
        context,
      )
    reportRepeated(
      list.terms.map(({ months }) => String(months)),
      'terms',
      context,
    )
    reportRepeated(
      list.services.map(({ page }) => page),
      'services',
      context,
    )
    if (!list.terms.some(({ months }) => months === 1))
      context.addIssue({ code: 'custom', path: ['terms'], message: 'need a term of one month' })
    reportRepeated(
      list.useCases.map(({ page }) => page),
      'useCases',
      context,
    )
    for (const [path, orders] of [
      ['packages', list.packages],
      ['useCases', list.useCases],
      ['services', list.services.map(({ request }) => request)],
    ] as const)
      for (const [index, one] of orders.entries())
        for (const row of one?.machines ?? [])
          reportUnknownParts(list.machines ?? { amounts: [], options: [] }, row, [path, index], context)
    const { quick, machines } = list
    if (
      quick &&
      !(
        machines?.sizes.some(({ id }) => id === quick.size) &&
        machines.amounts.some(({ item }) => item === quick.storage) &&
        machines.options.some(({ id }) => id === quick.option)
      )
    )
      context.addIssue({ code: 'custom', path: ['quick'], message: 'names what no machine has' })
    for (const [index, { sells }] of list.items.entries())
      if (sells && list.items.findIndex((other) => other.sells?.measure === sells.measure) < index)
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'sells'],
          message: `"${sells.measure}" is already sold by an item above`,
        })
    for (const [index, { group }] of list.items.entries())
      if (!list.groups.some(({ id }) => id === group))
        context.addIssue({ code: 'custom', path: ['items', index, 'group'], message: 'is unknown' })
    for (const [index, { item, from }] of (list.announced ?? []).entries()) {
      const report = (name: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['announced', index, name], message })
      if (!list.items.some(({ id }) => id === item)) report('item', 'is unknown')
      if (from <= list.asOf) report('from', 'is not after the day of the list')
    }
  })

export type PriceList = z.infer<typeof priceList>

const { evidence: _evidence, service: _service, sells: _sells, ...kept } = item.shape
const { version, sample, asOf, validUntil, minMonthly, terms, support, groups } = priceList.shape
const { trialDays, noticeDays, paymentDays, quoteDays, quoteDaysGovernment } = priceList.shape

/** Parts of a list that are kept once it is replaced: those its readers saw. */
export const oldList = z.object({
  version,
  sample,
  asOf,
  validUntil,
  minMonthly,
  trialDays,
  noticeDays,
  paymentDays,
  quoteDays,
  quoteDaysGovernment,
  terms,
  support,
  groups,
  items: z.array(z.object(kept)).min(1),
})

export type OldList = z.infer<typeof oldList>

function ascends(ends: readonly (number | null)[]): boolean {
  return ends.every((end, index) =>
    index === ends.length - 1 ? end === null : end !== null && end > (ends[index - 1] ?? 0),
  )
}

function joinsWithoutGap(list: readonly z.infer<typeof period>[], context: z.RefinementCtx): void {
  for (const [index, { from, until }] of list.entries()) {
    const next = list[index + 1]
    const path = [index, 'until']
    if (until !== null && until < from)
      context.addIssue({ code: 'custom', path, message: 'is before its start' })
    if (next && (until === null || dayAfterDays(until, 1) !== next.from))
      context.addIssue({ code: 'custom', path, message: 'must be the day before the next period' })
  }
}

/** Reports machines that lack an amount or have an unknown option. */
function reportUnknownParts(
  { amounts, options }: { amounts: readonly { item: string }[]; options: readonly { id: string }[] },
  row: Pick<z.infer<typeof machine>, 'amounts' | 'options'>,
  path: (string | number)[],
  context: z.RefinementCtx,
): void {
  const items = amounts.map(({ item }) => item)
  const report = (message: string) => context.addIssue({ code: 'custom', path, message })
  for (const id of items) if (row.amounts[id] === undefined) report(`a machine lacks its "${id}"`)
  for (const id of Object.keys(row.amounts))
    if (!items.includes(id)) report(`a machine has "${id}", which is not an amount`)
  for (const id of row.options)
    if (!options.some((option) => option.id === id)) report(`a machine has "${id}", which is not an option`)
}

function reportRepeated(ids: readonly string[], name: string, context: z.RefinementCtx): void {
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) !== index)
      context.addIssue({ code: 'custom', path: [name, index], message: `"${id}" is listed twice` })
}
