import { parseObject } from '../../browser/parse-object.ts'
import { stored } from '../../browser/stored.ts'

/** Buyer's fields of a quotation, in order; they never become part of a link. */
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

/** Maximum lengths, beyond any real input. */
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
  Object.fromEntries(buyerFields.map((field) => [field, inputOf(field)])) as Buyer

export const noBuyer: Buyer = buyerOf(() => '')

/** Reads a buyer from the browser's storage, which may hold anything. */
export const parseBuyer = (text: string): Buyer | undefined => {
  const values = parseObject(text)
  const buyer = buyerOf((field) => {
    const value = values[field]
    return typeof value === 'string' ? value.slice(0, longest[field]) : ''
  })
  return buyerFields.some((field) => buyer[field] !== '') ? buyer : undefined
}

/** The last buyer entered in this browser. */
export const buyerStore = stored('quotation-buyer', parseBuyer)
