import { parseObject } from '../../browser/parse-object.ts'
import { stored } from '../../browser/stored.ts'

/** The buyer's fields of a quotation in their order; none is ever part of a link. */
export const buyerFields = ['name', 'address', 'taxId', 'branch', 'contact', 'order'] as const
export type BuyerField = (typeof buyerFields)[number]
export type Buyer = Readonly<Record<BuyerField, string>>

/** Longer inputs are nobody's. */
export const longest: Readonly<Record<BuyerField, number>> = {
  name: 150,
  address: 300,
  taxId: 30,
  branch: 10,
  contact: 150,
  order: 60,
}

export const noBuyer: Buyer = { name: '', address: '', taxId: '', branch: '', contact: '', order: '' }

/** What the browser's storage holds of a buyer, which may be anything. */
export const parseBuyer = (text: string): Buyer | undefined => {
  const kept = parseObject(text)
  const inputs = buyerFields.map((field) => {
    const value = kept[field]
    return [field, typeof value === 'string' ? value.slice(0, longest[field]) : ''] as const
  })
  return inputs.some(([, value]) => value !== '') ? (Object.fromEntries(inputs) as Buyer) : undefined
}

/** The buyer that was entered last in this browser. */
export const buyerStore = stored('quotation-buyer', parseBuyer)
