import billTexts from '../../../locales/bill.json' with { type: 'json' }
import paperTexts from '../../../locales/quotation.json' with { type: 'json' }
import { brand } from '../../provider/brand.ts'
import { bahtWordsEnglish } from '../baht-words-english.ts'
import { withLead } from '../delivery.ts'
import { type Estimate, tenderLimit } from '../estimate.ts'
import { type Satang, sum } from '../exact.ts'
import { type Amounts, amountNames, assumedMark, type Invoice, runsOf, withheldOf } from '../invoices.ts'
import { machineInWords, wordsIn } from '../machines.ts'
import { satangFigure } from '../page/amounts.ts'
import { bahtFigure, countFigure, dayInWords, unitOf, unitsFigure } from '../page/figures.ts'
import { filled } from '../page/list-view.ts'
import { dayAfterDays } from '../periods.ts'
import type { PriceList } from '../price-list.ts'
import type { Day, PriceRequest } from '../rules.ts'
import type { Buyer } from './buyer.ts'

const texts = { ...paperTexts, ...billTexts }

/** A text in both languages: Thai, and English beneath it. */
export interface Both {
  readonly th: string
  readonly en: string
}

/** A cell's text, or several texts below each other: the first in full size, the others small. */
export type Cell = string | Both | readonly (string | Both)[]

/** Puts both languages side by side, for short texts. */
export const inOneLine = ({ th, en }: Both): string => (th === en ? th : `${th} / ${en}`)

export interface QuotationTable {
  readonly columns: readonly { readonly label: Both; readonly figures?: true; readonly small?: true }[]
  /** A row with a single cell is a heading for the rows below it. */
  readonly rows: readonly (readonly Cell[])[]
  /** Whether the last row is a total. */
  readonly hasSum?: true
}

/** A labelled amount. */
export interface NamedSum {
  readonly label: Both
  readonly value: string
}

/** A quotation as its PDF file shows it. */
export interface Quotation {
  readonly title: Both
  /** Sample notice, until the owner has given tax id, branch and bank account. */
  readonly sample: Both | undefined
  readonly reference: string
  readonly facts: readonly { readonly label: Both; readonly value: Both }[]
  readonly parties: readonly { readonly role: Both; readonly lines: readonly (string | Both)[] }[]
  readonly about: readonly { readonly label: Both; readonly value: string }[]
  /** Machines that the lines consist of. */
  readonly machines: { readonly label: Both; readonly items: readonly Both[] } | undefined
  readonly lines: QuotationTable
  readonly sums: readonly NamedSum[]
  readonly total: NamedSum
  readonly words: Both
  readonly information: { readonly label: Both; readonly sums: readonly NamedSum[] }
  readonly invoices: QuotationTable & { readonly title: Both }
  readonly terms: { readonly title: Both; readonly items: readonly Both[] }
  /** Opens the same order on the site. */
  readonly link: { readonly label: Both; readonly address: string }
  readonly signatures: readonly Both[]
  readonly signing: Readonly<Record<'signature' | 'name' | 'position' | 'signedOn' | 'seal', Both>>
}

/** Facts stated elsewhere on the site that a quotation repeats. */
export interface QuotationFacts {
  readonly termsVersion: Both
  readonly slaVersion: Both
}

export interface QuotationSource {
  readonly list: PriceList
  /** Adjusted for delivery: see `quotedRequest`. */
  readonly request: PriceRequest
  readonly estimate: Estimate
  readonly buyer: Buyer
  readonly today: Day
  readonly reference: string
  /** Address that opens the order on the site. */
  readonly address: string
  readonly facts: QuotationFacts
}

type Placeholders = Readonly<Record<string, string | Both>>

/** Fills in a text in both languages; values may differ between them. */
const fill = (text: Both, values: Placeholders): Both => {
  const of = (language: 'th' | 'en') =>
    filled(
      text[language],
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : value[language],
        ]),
      ),
    )
  return { th: of('th'), en: of('en') }
}
const inWords = (day: Day): Both => ({ th: dayInWords(day, 'th'), en: dayInWords(day, 'en') })
const alike = (text: string): Both => ({ th: text, en: text })
const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error("the quotation's request was not checked")
  return value
}
const blank = '…………………'

const isGovernment = ({ request }: QuotationSource) => request.payer === 'government'

/** Makes the quotation of an estimate. */
export const quotationOf = (source: QuotationSource): Quotation => {
  const { list, estimate, today, reference } = source
  const { taxId, branch, bank } = list.seller
  const days = isGovernment(source) ? list.quoteDaysGovernment : list.quoteDays
  const isComplete = taxId !== undefined && branch !== undefined && bank !== undefined
  return {
    title: texts.title,
    sample: isComplete && !list.sample ? undefined : texts.sample,
    reference,
    facts: [
      { label: texts.reference, value: alike(reference) },
      { label: texts.date, value: inWords(today) },
      {
        label: texts.validity,
        value: fill(texts.validFor, { days: String(days), day: inWords(dayAfterDays(today, days)) }),
      },
      { label: texts.list, value: fill(texts.currency, { version: list.version }) },
    ],
    parties: [seller(list), buyerParty(source.buyer)],
    about: aboutOf(source.buyer),
    machines: machinesOf(source),
    lines: lineTable(source),
    sums: sumsOf(source),
    total: {
      label: isGovernment(source) ? texts.totalOfAll : texts.total,
      value: satangFigure(estimate.total.gross),
    },
    words: { th: estimate.words, en: bahtWordsEnglish(estimate.total.gross) },
    information: informationOf(source),
    invoices: invoiceTable(source),
    terms: { title: texts.terms, items: termsOf(source) },
    link: { label: texts.link, address: source.address },
    signatures: [texts.offeredBy, texts.orderedBy],
    signing: {
      signature: texts.signature,
      name: texts.name,
      position: texts.position,
      signedOn: texts.signedOn,
      seal: texts.seal,
    },
  }
}

const labelled = (label: Both, value: Both): Both => ({
  th: `${label.th} ${value.th}`,
  en: `${label.en} ${value.en}`,
})

/** Joins several texts on one line. */
const joined = (parts: readonly Both[]): Both => ({
  th: parts.map(({ th }) => th).join(' · '),
  en: parts.map(({ en }) => en).join(' · '),
})

const branchText = (branch: string): Both =>
  branch === '00000' ? texts.headOffice : fill(texts.branch, { number: branch })

/** A telephone number as written in Thai documents: `02-000-0000`. */
const phoneText = (phone: string): Both => alike(phone.replace(/^\+66\s*/, '0').replaceAll(' ', '-'))

const seller = ({ seller: { taxId, branch, contact } }: PriceList) => {
  const { address } = brand
  const { name, phone, email } = contact ?? { name: undefined, phone: brand.phone, email: brand.email }
  return {
    role: texts.seller,
    lines: [
      { th: brand.legalEntityTh, en: brand.legalEntity },
      {
        th: `${address.streetTh} ${address.cityTh} ${address.postalCode}`,
        en: `${address.street}, ${address.city} ${address.postalCode}`,
      },
      joined([
        labelled(texts.taxId, alike(taxId ?? blank)),
        branch === undefined ? texts.branchBlank : branchText(branch),
      ]),
      joined([...(name ? [labelled(texts.contact, name)] : []), phoneText(phone), alike(email)]),
    ],
  }
}

const buyerParty = ({ name, address, taxId, branch, contact }: Buyer) => ({
  role: texts.buyer,
  lines: [
    name || `${blank}${blank}`,
    address || `${blank}${blank}`,
    joined([
      labelled(texts.taxId, alike(taxId || blank)),
      branch === '' ? texts.branchBlank : branchText(branch),
    ]),
    `${inOneLine(texts.contact)}: ${contact || blank}`,
  ],
})

/** The quotation's subject, as far as the buyer has given it. */
const aboutOf = ({ project, reference, order, note }: Buyer): Quotation['about'] =>
  [
    { label: texts.subject, value: project },
    { label: texts.theirReference, value: reference },
    { label: texts.order, value: order },
    { label: texts.note, value: note },
  ].filter(({ value }) => value !== '')

const machinesOf = ({ list, request: { machines = [] } }: QuotationSource): Quotation['machines'] => {
  const { machines: rules } = list
  if (!rules || machines.length === 0) return undefined
  const [th, en] = [wordsIn(rules, 'th'), wordsIn(rules, 'en')]
  return {
    label: texts.machines,
    items: machines.map((machine) => ({
      th: machineInWords(rules, machine, th),
      en: machineInWords(rules, machine, en),
    })),
  }
}

type Item = PriceList['items'][number]

/** Answers what an accountant would ask about a line: what it covers, why more is charged, what is free. */
const remarksOf = (item: Item, asked: number, { quantity, billable }: Estimate['lines'][number]): Both[] => {
  const counted = (count: number) => unitsFigure(item, count)
  return [
    ...(item.includes ? [item.includes] : []),
    ...(quantity === asked
      ? []
      : [fill(texts.rounded, { from: counted(asked), to: counted(quantity), step: countFigure(item.step) })]),
    ...(item.included > 0
      ? [fill(texts.free, { included: counted(item.included), billable: counted(billable) })]
      : []),
  ]
}

/** Unit price; for tiered prices, each tier's own with the units it applies to. */
const unitPriceOf = ({ tiers }: Item, billable: number): Cell => {
  const used = tiers.filter((_, index) => index === 0 || billable > (tiers[index - 1]?.upTo ?? 0))
  if (used.length === 1) return bahtFigure(known(used[0]).price)
  return used.map(({ upTo, price }, index) => {
    const count = Math.min(billable, upTo ?? billable) - (used[index - 1]?.upTo ?? 0)
    return `${countFigure(count)} × ${bahtFigure(price)}`
  })
}

const lineTable = ({ list, request, estimate }: QuotationSource): QuotationTable => {
  const { lines, support, supportBase, topUp } = estimate
  const plan = known(list.support.find(({ id }) => id === request.support))
  const percent = known(list.terms.find(({ months }) => months === request.term)).discount
  const itemOf = (id: string) => known(list.items.find((one) => one.id === id))
  /** A line of one unit per month, without an item. */
  const single = (label: Cell, unit: Both, amount: Satang) => [
    '',
    label,
    '1',
    unit,
    satangFigure(amount),
    satangFigure(amount),
    '–',
    satangFigure(amount),
  ]
  const monthly = [
    ...lines.map((line) => {
      const item = itemOf(line.id)
      return [
        item.id.toUpperCase(),
        [item.name, ...remarksOf(item, request.items[item.id] ?? 0, line)],
        countFigure(line.quantity),
        unitOf(item, line.quantity),
        unitPriceOf(item, line.billable),
        satangFigure(line.amount),
        line.discount > 0n ? `${percent}%` : '–',
        satangFigure(line.net),
      ]
    }),
    ...(support > 0n
      ? [
          single(
            [
              fill(texts.support, { plan: plan.name }),
              ...(plan.gives ? [plan.gives] : []),
              fill(texts.supportRule, {
                percent: plan.percent,
                base: satangFigure(supportBase),
                minimum: bahtFigure(plan.minimum),
              }),
            ],
            texts.plan,
            support,
          ),
        ]
      : []),
    ...(topUp > 0n ? [single(texts.topUp, texts.month, topUp)] : []),
  ]
  const once = lines
    .filter((line) => line.once > 0n)
    .map((line) => {
      const item = itemOf(line.id)
      return [
        item.id.toUpperCase(),
        fill(texts.setUp, { item: item.name }),
        countFigure(line.quantity),
        unitOf(item, line.quantity),
        bahtFigure(known(item.once)),
        satangFigure(line.once),
        '–',
        satangFigure(line.once),
      ]
    })
  const numbered = (rows: readonly (readonly Cell[])[], before: number) =>
    rows.map((cells, index) => [String(before + index + 1), ...cells])
  return {
    columns: [
      { label: texts.number },
      { label: texts.code, small: true },
      { label: texts.item },
      { label: texts.quantity, figures: true },
      { label: texts.unit },
      { label: texts.unitPrice, figures: true },
      { label: texts.amount, figures: true },
      { label: texts.discount, figures: true },
      { label: texts.net, figures: true },
    ],
    rows: [
      [texts.perMonth],
      ...numbered(monthly, 0),
      ...(once.length > 0 ? [[texts.once], ...numbered(once, monthly.length)] : []),
    ],
  }
}

/** VAT rates in the order of the invoices, without repeats. */
const vatRatesOf = (invoices: readonly Invoice[]) =>
  [...new Set(invoices.map(({ vatRate }) => `${vatRate}%`))].join(' / ')

const sumsOf = ({ request, estimate }: QuotationSource): readonly NamedSum[] => {
  const { monthly, oneOff, total, invoices } = estimate
  const isOpen = request.term === 1
  const months = { months: String(request.term), monthly: satangFigure(monthly) }
  const beforeVat: readonly NamedSum[] =
    oneOff > 0n
      ? [
          ...(isOpen
            ? []
            : [{ label: fill(texts.termNet, months), value: satangFigure(total.net - oneOff) }]),
          { label: texts.oneOff, value: satangFigure(oneOff) },
          { label: texts.beforeVat, value: satangFigure(total.net) },
        ]
      : isOpen
        ? []
        : [{ label: fill(texts.termBeforeVat, months), value: satangFigure(total.net) }]
  return [
    { label: texts.monthly, value: satangFigure(monthly) },
    ...beforeVat,
    {
      label: fill(texts.vat, {
        rates: vatRatesOf(invoices),
        mark: assumedMark('vat', invoices),
      }),
      value: satangFigure(total.vat),
    },
  ]
}

const informationOf = ({ list, request, estimate }: QuotationSource): Quotation['information'] => {
  const { invoices, total } = estimate
  const payer = known(list.payers.find(({ id }) => id === request.payer))
  const withheld = withheldOf(invoices).map(({ rate, base, amount, isAssumed }) => ({
    label: fill(texts.wht, { rate, base: satangFigure(base), mark: isAssumed ? '*' : '' }),
    value: `−${satangFigure(amount)}`,
  }))
  const none =
    Number(payer.threshold) > 0 && total.wht === 0n
      ? [{ label: fill(texts.noWht, { threshold: bahtFigure(payer.threshold) }), value: '–' }]
      : []
  return {
    label: fill(texts.information, { payer: payer.name }),
    sums: [...withheld, ...none, { label: texts.payable, value: satangFigure(total.payable) }],
  }
}

const invoiceTable = ({ request, estimate }: QuotationSource): Quotation['invoices'] => {
  const { invoices, total } = estimate
  const marked = (amounts: Amounts, its: readonly Invoice[]) =>
    amountNames.map((name) => satangFigure(amounts[name]) + assumedMark(name, its))
  const runs = runsOf(invoices)
  return {
    title: texts.invoicing,
    columns: [
      { label: texts.invoice },
      { label: texts.days },
      { label: texts.count, figures: true },
      ...[texts.each, texts.tax, texts.gross, texts.withheld, texts.payable].map((label) => ({
        label,
        figures: true as const,
      })),
    ],
    rows: [
      ...runs.map(({ from, to, ...amounts }) => [
        from === to ? String(from) : `${from}–${to}`,
        issueDays(request, known(invoices[from - 1]).day, to - from + 1),
        String(to - from + 1),
        ...marked(amounts, invoices.slice(from - 1, to)),
      ]),
      ...(runs.length > 1 || invoices.length > 1
        ? [[texts.sum, '', String(invoices.length), ...marked(total, invoices)]]
        : []),
    ],
    ...(invoices.length > 1 && { hasSum: true as const }),
  }
}

/** Days on which a run of invoices is issued. */
const issueDays = ({ term, billing, start }: PriceRequest, first: Day, count: number): Both => {
  const day = inWords(first)
  if (term === 1) return fill(texts.running, { day })
  if (count === 1) return fill(texts.onDay, { day })
  if (billing === 'yearly') return fill(texts.everyYear, { day })
  const date = Number(start.slice(8))
  return fill(date > 28 ? texts.everyLate : texts.everyMonth, { date: String(date), day })
}

/** Fiscal year of Thai public bodies: budgets run from October, and the year is the one in which they end. */
const fiscalYear = (day: Day): number => Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= 10 ? 1 : 0)

const forPublicBodies = (source: QuotationSource): readonly Both[] => {
  if (!isGovernment(source)) return []
  const { list, request, estimate } = source
  const { threshold } = known(list.payers.find(({ id }) => id === request.payer))
  const years = [...new Set(estimate.invoices.map(({ day }) => fiscalYear(day)))]
  const named = years.map((year) => {
    const its = estimate.invoices.filter(({ day }) => fiscalYear(day) === year)
    return fill(texts.fiscalYear, {
      year: { th: String(year + 543), en: String(year) },
      amount: satangFigure(sum(its.map(({ gross }) => gross))),
    })
  })
  return [
    fill(texts.allCosts, { threshold: bahtFigure(threshold) }),
    ...(years.length > 1 ? [fill(texts.fiscalYears, { years: joined(named) })] : []),
    ...(estimate.isOverTenderLimit ? [fill(texts.tender, { limit: satangFigure(tenderLimit) })] : []),
  ]
}

/** Delivery times; items with the same time share a sentence. */
const leadTerms = ({ list, request }: QuotationSource): readonly Both[] => {
  const late = withLead(list, request)
  const spans = [...new Set(late.map(({ least, most }) => `${least}–${most}`))]
  return spans.map((weeks) => {
    const its = late.filter(({ least, most }) => `${least}–${most}` === weeks).map(({ name }) => name)
    return fill(texts.lead, {
      items: { th: its.map(({ th }) => th).join(' และ '), en: its.map(({ en }) => en).join('; ') },
      weeks,
    })
  })
}

const termsOf = (source: QuotationSource): readonly Both[] => {
  const { list, request, estimate, facts } = source
  const { bank } = list.seller
  const isAssumed = estimate.invoices.some((one) => one.isVatAssumed || one.isWhtAssumed)
  const days = String(list.paymentDays)
  return [
    ...forPublicBodies(source),
    fill(texts.start, { day: inWords(request.start) }),
    ...leadTerms(source),
    fill(list.paymentFrom === 'billing' ? texts.paymentBilling : texts.payment, { days }),
    fill(
      texts.bank,
      bank ?? {
        holder: { th: brand.legalEntityTh, en: brand.legalEntity },
        name: blank,
        branch: blank,
        account: blank,
      },
    ),
    request.term === 1
      ? fill(texts.openTerm, { days: String(list.noticeDays) })
      : fill(texts.term, { months: String(request.term), percent: list.earlyExitPercent }),
    fill(texts.documents, {
      sla: facts.slaVersion,
      terms: facts.termsVersion,
      address: new URL(brand.siteUrl).host,
    }),
    texts.place,
    texts.exit,
    list.stampDuty === 'seller' ? texts.stampSeller : texts.stampBuyer,
    isAssumed
      ? { th: `${texts.rates.th} ${texts.assumed.th}`, en: `${texts.rates.en} ${texts.assumed.en}` }
      : texts.rates,
    texts.draft,
  ]
}
