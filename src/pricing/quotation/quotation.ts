import { brand } from '../../provider/brand.ts'
import type { Estimate } from '../estimate.ts'
import { bahtText, type Satang } from '../exact.ts'
import { runsOf } from '../invoices.ts'
import { bahtFigure, countFigure, dayInWords } from '../page/figures.ts'
import { filled } from '../page/list-view.ts'
import { dayAfterDays } from '../periods.ts'
import type { PriceList } from '../price-list.ts'
import type { Day, PriceRequest } from '../rules.ts'
import type { Buyer } from './buyer.ts'
import texts from './texts.json' with { type: 'json' }

/** A text in both languages: Thai, and English beneath it. */
export interface Both {
  readonly th: string
  readonly en: string
}

export interface QuotationTable {
  readonly columns: readonly { readonly label: Both; readonly figures?: true }[]
  readonly rows: readonly (readonly (string | Both)[])[]
}

/** An amount with its name. */
export interface NamedSum {
  readonly label: Both
  readonly value: string
}

/** A quotation as paper and PDF show it. */
export interface Quotation {
  readonly title: Both
  /** Until the owner has given tax id and branch. */
  readonly sample: Both | undefined
  readonly number: string
  readonly facts: readonly { readonly label: Both; readonly value: Both }[]
  readonly parties: readonly { readonly role: Both; readonly lines: readonly (string | Both)[] }[]
  readonly lines: QuotationTable
  readonly sums: readonly NamedSum[]
  readonly total: NamedSum
  /** The total in Thai words. */
  readonly words: string
  readonly information: { readonly label: Both; readonly sums: readonly NamedSum[] }
  readonly invoices: QuotationTable & { readonly title: Both }
  readonly terms: { readonly title: Both; readonly items: readonly Both[] }
  readonly signatures: readonly Both[]
  readonly signing: { readonly signature: Both; readonly sealed: Both }
}

export interface QuotationSource {
  readonly list: PriceList
  readonly request: PriceRequest
  readonly estimate: Estimate
  readonly buyer: Buyer
  readonly today: Day
}

const fill = (
  { th, en }: Both,
  values: { th: Record<string, string>; en: Record<string, string> },
): Both => ({
  th: filled(th, values.th),
  en: filled(en, values.en),
})
const fillAlike = (text: Both, values: Record<string, string>) => fill(text, { th: values, en: values })
const inWords = (day: Day): Both => ({ th: dayInWords(day, 'th'), en: dayInWords(day, 'en') })
const figure = (amount: Satang) => bahtFigure(bahtText(amount))
const alike = (text: string): Both => ({ th: text, en: text })

/** A short name for what is quoted: the same request on the same day has the same number. */
export const quotationNumber = (request: PriceRequest, today: Day): string => {
  const text = JSON.stringify([Object.entries(request.items).sort(), { ...request, items: 0 }])
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return `Q${today.replaceAll('-', '')}-${hash.toString(36).toUpperCase().padStart(7, '0')}`
}

/** The quotation of an estimate. */
export const quotationOf = (source: QuotationSource): Quotation => {
  const { list, request, estimate, today } = source
  const { taxId, branch } = list.seller
  const validDays = request.payer === 'government' ? list.quoteDaysGovernment : list.quoteDays
  const number = quotationNumber(request, today)
  return {
    title: texts.title,
    sample: taxId === undefined || branch === undefined || list.sample ? texts.sample : undefined,
    number,
    facts: [
      { label: texts.number, value: alike(number) },
      { label: texts.date, value: inWords(today) },
      { label: texts.validUntil, value: inWords(dayAfterDays(today, validDays)) },
      { label: texts.list, value: alike(list.version) },
    ],
    parties: [seller(list), buyerParty(source.buyer)],
    lines: lineTable(source),
    sums: sumsOf(source),
    total: { label: texts.total, value: figure(estimate.total.gross) },
    words: estimate.words,
    information: {
      label: texts.information,
      sums: [
        { label: texts.wht, value: figure(estimate.total.wht) },
        { label: texts.payable, value: figure(estimate.total.payable) },
      ],
    },
    invoices: invoiceTable(estimate),
    terms: { title: texts.terms, items: termsOf(source) },
    signatures: [texts.offeredBy, texts.orderedBy],
    signing: { signature: texts.signature, sealed: texts.sealed },
  }
}

const labelled = (label: Both, value: Both): Both => ({
  th: `${label.th} ${value.th}`,
  en: `${label.en} ${value.en}`,
})

const branchText = (branch: string): Both =>
  branch === '00000' ? texts.headOffice : fillAlike(texts.branch, { number: branch })

const seller = ({ seller: { taxId, branch } }: PriceList) => {
  const { address } = brand
  return {
    role: texts.seller,
    lines: [
      { th: brand.legalEntityTh, en: brand.legalEntity },
      {
        th: `${address.streetTh} ${address.cityTh} ${address.postalCode}`,
        en: `${address.street}, ${address.city} ${address.postalCode}`,
      },
      labelled(texts.taxId, taxId === undefined ? texts.missing : alike(taxId)),
      ...(branch === undefined ? [] : [branchText(branch)]),
      `${brand.phone} · ${brand.email}`,
    ],
  }
}

const buyerParty = ({ name, address, taxId, branch, contact, order }: Buyer) => ({
  role: texts.buyer,
  lines: [
    name || '……………………………………',
    ...(address ? [address] : []),
    labelled(texts.taxId, alike(taxId || '……………………')),
    ...(branch ? [branchText(branch)] : []),
    ...(contact ? [labelled(texts.contact, alike(contact))] : []),
    labelled(texts.order, alike(order || '……………………')),
  ],
})

const lineTable = ({ list, request, estimate }: QuotationSource): QuotationTable => {
  const { lines, support, topUp } = estimate
  const plan = list.support.find(({ id }) => id === request.support)
  const sum = (label: Both, amount: Satang) => [label, '', '', figure(amount), '', figure(amount)]
  return {
    columns: [
      { label: texts.item },
      { label: texts.quantity, figures: true },
      { label: texts.unit },
      { label: texts.amount, figures: true },
      { label: texts.discount, figures: true },
      { label: texts.net, figures: true },
    ],
    rows: [
      ...lines.map(({ id, quantity, amount, discount, net }) => {
        const item = list.items.find((one) => one.id === id)
        return [
          item?.name ?? id,
          countFigure(quantity),
          item?.unit ?? '',
          figure(amount),
          discount > 0n ? `−${figure(discount)}` : figure(discount),
          figure(net),
        ]
      }),
      ...(support > 0n && plan
        ? [sum(fill(texts.support, { th: { plan: plan.name.th }, en: { plan: plan.name.en } }), support)]
        : []),
      ...(topUp > 0n ? [sum(texts.topUp, topUp)] : []),
    ],
  }
}

const termText = (months: number): Both =>
  months === 1 ? texts.monthNet : fillAlike(texts.termNet, { months: String(months) })

const sumsOf = ({ request, estimate }: QuotationSource): readonly NamedSum[] => {
  const { monthly, oneOff, total, invoices } = estimate
  const rates = [...new Set(invoices.map(({ vatRate }) => `${vatRate}%`))].join(' / ')
  return [
    { label: texts.monthly, value: figure(monthly) },
    ...(oneOff > 0n ? [{ label: texts.oneOff, value: figure(oneOff) }] : []),
    { label: termText(request.term), value: figure(total.net) },
    { label: fillAlike(texts.vat, { rates }), value: figure(total.vat) },
  ]
}

const invoiceTable = ({ invoices }: Estimate) => ({
  title: texts.invoices,
  columns: [
    { label: texts.invoice },
    { label: texts.firstDay },
    ...[texts.price, texts.tax, texts.gross, texts.wht, texts.payable].map((label) => ({
      label,
      figures: true as const,
    })),
  ],
  rows: runsOf(invoices).map(({ from, to, net, vat, gross, wht, payable }) => [
    from === to ? String(from) : `${from}–${to}`,
    inWords(invoices[from - 1]?.day ?? ''),
    ...[net, vat, gross, wht, payable].map(figure),
  ]),
})

const termsOf = ({ list, request, estimate }: QuotationSource): readonly Both[] => {
  const [th, en] = (['th', 'en'] as const).map((language) => ({
    day: dayInWords(request.start, language),
    days: String(list.noticeDays),
    months: String(request.term),
  }))
  const term = request.term === 1 ? texts.openTerm : texts.term
  const after = estimate.vatAfter ?? estimate.whtAfter
  return [
    fillAlike(texts.payment, { days: String(list.paymentDays) }),
    ...(th && en ? [fill(term, { th, en })] : []),
    texts.exit,
    ...(after
      ? [fill(texts.rates, { th: { day: dayInWords(after, 'th') }, en: { day: dayInWords(after, 'en') } })]
      : []),
    texts.noTax,
  ]
}
