import { parseObject } from '../../browser/parse-object.ts'
import { stored } from '../../browser/stored.ts'

/** The buyer's fields of a quotation in their order; none is ever part of a link. */
export const buyerFields = [
  'name',
  'address',
  'taxId',
  'branch',
  'contact',
  'project',
  'reference',
  'order',
  'note',
] as const
export type BuyerField = (typeof buyerFields)[number]
export type Buyer = Readonly<Record<BuyerField, string>>

/** Longer inputs are nobody's. */
export const longest: Readonly<Record<BuyerField, number>> = {
  name: 150,
  address: 300,
  taxId: 30,
  branch: 10,
  contact: 150,
  project: 200,
  reference: 100,
  order: 60,
  note: 500,
}

const buyerOf = (inputOf: (field: BuyerField) => string): Buyer =>
  Object.fromEntries(buyerFields.map((field) => [field, inputOf(field)])) as unknown as Buyer

export const noBuyer: Buyer = buyerOf(() => '')

/** What the browser's storage holds of a buyer, which may be anything. */
export const parseBuyer = (text: string): Buyer | undefined => {
  const kept = parseObject(text)
  const buyer = buyerOf((field) => {
    const value = kept[field]
    return typeof value === 'string' ? value.slice(0, longest[field]) : ''
  })
  return buyerFields.some((field) => buyer[field] !== '') ? buyer : undefined
}

/** The buyer that was entered last in this browser. */
export const buyerStore = stored('quotation-buyer', parseBuyer)
