import { z } from 'zod'
import { pages } from '../catalogue/pages.ts'
import { longestName } from './machines.ts'
import { dayAfterDays } from './periods.ts'
import { taxIdIsValid } from './tax-id.ts'

/** Rounded by the rules only, so that a price may have parts of a satang. */
const baht = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/, 'must be baht such as "350.00"')
const percent = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage such as "7" or "8.5"')
const texts = z.strictObject({ en: z.string().min(1), th: z.string().min(1) })
const words = z.string().includes('{{count}}')
const day = z.iso.date()
const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
const count = z.int().min(1)

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

/** Where a price comes from: quoted as it is, derived from what is quoted, or a sample that the owner has still to replace. */
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
  /** The law itself was not found: figures of its rate are marked. */
  unconfirmed: z.literal(true).optional(),
})
const periods = z.array(period).min(1).superRefine(joinsWithoutGap)

const tiers = z.array(z.strictObject({ upTo: count.nullable(), price: baht })).min(1)

const item = z
  .strictObject({
    id: slug,
    name: texts,
    /** What the price covers, in few words, for quotations. */
    includes: texts.optional(),
    unit: texts,
    /** The English unit of several, where it differs. */
    units: z.string().min(1).optional(),
    group: slug,
    service: z.enum(servicePages),
    /** Price per unit per month; each tier's price applies to its own units only, and the last tier has no end. */
    tiers,
    min: count.default(1),
    max: count,
    /** Quantities are rounded up to a multiple of it. */
    step: count.default(1),
    /** Units that cost nothing. */
    included: z.int().min(0).default(0),
    /** Set-up of a unit, on the first invoice. */
    once: baht.optional(),
    /** In months. */
    minTerm: count.default(1),
    /** Weeks from the order to the handover, at least and at most. */
    leadWeeks: z
      .tuple([count, count])
      .refine(([least, most]) => least <= most, 'must ascend')
      .optional(),
    /** Whether the term's discount applies. */
    discountable: z.boolean(),
    /** Whether support is a percentage of it too. */
    supportBase: z.boolean(),
    /** The kind of income, which decides the rate of withholding tax. */
    wht: z.enum(['service', 'rent']).default('service'),
    evidence,
  })
  .refine(({ tiers }) => ascends(tiers.map(({ upTo }) => upTo)), {
    path: ['tiers'],
    message: 'must ascend, and only the last one has no end',
  })
  .refine(({ min, max, step }) => Math.ceil(min / step) * step <= max, {
    path: ['max'],
    message: 'is below the least quantity',
  })
  .refine(({ max, tiers }) => tiers.every(({ price }) => max * Number(price) < 1e12), {
    path: ['max'],
    message: 'makes amounts that nobody pays',
  })

/** In links, where signs part what is written. */
const short = z.string().regex(/^[a-z][a-z0-9]*$/, 'must be lower-case letters and digits')

const machine = z.strictObject({
  count,
  amounts: z.record(slug, count),
  options: z.array(short),
  name: z
    .strictObject({ en: z.string().min(1).max(longestName), th: z.string().min(1).max(longestName) })
    .optional(),
})

/** What machines consist of: machines.ts explains it. */
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
            message: `grows with "${per}", which no machine has`,
          })
  })

/** A price that will change: the item's new tiers, its new set-up price, or both. */
const announced = z
  .strictObject({ from: day, item: slug, tiers: tiers.optional(), once: baht.optional(), why: texts })
  .refine(({ tiers, once }) => tiers !== undefined || once !== undefined, 'changes nothing')
  .refine(({ tiers = [{ upTo: null }] }) => ascends(tiers.map(({ upTo }) => upTo)), {
    path: ['tiers'],
    message: 'must ascend, and only the last one has no end',
  })

/** What an example or a package orders; start, billing and payer are a new form's. */
const order = z.strictObject({
  machines: z.array(machine).optional(),
  items: z.record(slug, count),
  term: count,
  support: slug,
})

/** The owner's price list: prices, the tax rates that apply to them, and what the site shows as examples. */
export const priceList = z
  .strictObject({
    /** Part of shared links: change it with any price. */
    version: slug,
    /** Whether quotations say that they are no offers. */
    sample: z.boolean(),
    asOf: day,
    validUntil: day,
    currency: z.literal('THB'),
    /** The least that a month costs, support included. */
    minMonthly: baht,
    trialDays: count,
    noticeDays: count,
    paymentDays: count,
    /** What the days of payment count from: the invoice's date, or the buyer's day for receiving invoices. */
    paymentFrom: z.enum(['invoice', 'billing']),
    /** Who bears stamp duty on a contract for work. */
    stampDuty: z.enum(['seller', 'buyer']),
    /** Share of the remaining months' charges that leaving a term early costs. */
    earlyExitPercent: z.string().regex(/^(100|\d{1,2})$/, 'must be a whole percentage'),
    quoteDays: count,
    quoteDaysGovernment: count,
    terms: z.array(z.strictObject({ months: count, discount: percent })),
    vat: periods,
    payers: z.array(
      z.strictObject({
        id: z.enum(['company', 'ewht', 'government', 'none']),
        name: texts,
        /** Contracts below it are paid without withholding. */
        threshold: baht,
        periods: z.strictObject({ service: periods, rent: periods }),
      }),
    ),
    support: z.array(z.strictObject({ id: slug, name: texts, percent, minimum: baht })).min(1),
    groups: z.array(z.strictObject({ id: slug, name: texts })),
    items: z.array(item).min(1),
    /** Without them the estimate is of single items only. */
    machines: machineRules.optional(),
    /** Orders to begin an estimate with. */
    packages: z.array(order.extend({ id: slug, name: texts })),
    /** The home page's small estimate: machines of a size, their storage, and what a tick adds. */
    quick: z
      .strictObject({
        size: slug,
        storage: slug,
        option: short,
        servers: count,
        tb: count,
      })
      .optional(),
    /** What each use case's page shows as an example. */
    useCases: z.array(order.extend({ page: z.enum(useCasePages), name: texts })),
    /** Changes that are published before their day; the list keeps its prices until then. */
    announced: z.array(announced).optional(),
    /** What each service page shows; without a request the work is quoted for each project. */
    services: z.array(
      z.strictObject({
        page: z.enum(servicePages),
        unit: texts,
        drivers: texts,
        request: order.optional(),
        /** Quantities of typical orders, all of the same items, which the page compares by price and term. */
        sizes: z.array(order.shape.items).min(2).optional(),
      }),
    ),
    /** The owner's own; quotations are samples until tax id, branch and bank account stand here. */
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
      /** Where transfers go; quotations leave the places blank until then. */
      bank: z
        .strictObject({ name: texts, branch: texts, account: z.string().min(1), holder: texts })
        .optional(),
      /** The salesperson that quotations name; without one, the brand's phone and e-mail. */
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
    for (const page of servicePages)
      if (!list.services.some((service) => service.page === page))
        context.addIssue({ code: 'custom', path: ['services'], message: `lack the page "${page}"` })
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

const { evidence: _evidence, service: _service, ...kept } = item.shape
const { version, sample, asOf, validUntil, minMonthly, terms, support, groups } = priceList.shape
const { trialDays, noticeDays, paymentDays, quoteDays, quoteDaysGovernment } = priceList.shape

/** What is kept of a list once a newer one is in its place: what its readers saw. */
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

/** Every machine has each amount, and no option that is none. */
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
    if (!items.includes(id)) report(`a machine has "${id}", which is no amount`)
  for (const id of row.options)
    if (!options.some((option) => option.id === id)) report(`a machine has "${id}", which is no option`)
}

function reportRepeated(ids: readonly string[], name: string, context: z.RefinementCtx): void {
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) !== index)
      context.addIssue({ code: 'custom', path: [name, index], message: `"${id}" stands there twice` })
}
