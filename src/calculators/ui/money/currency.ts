import { aNumber, oneOf, required } from '../../shared/checks.ts'
import { type InputError, settle } from '../../shared/input-error.ts'
import type { Field, NumberField, ReadValues, Values } from '../form/fields.ts'
import type { Format } from '../format/format.ts'

export const currencies = ['USD', 'THB'] as const

export type Currency = (typeof currencies)[number]

/** The currency that amounts are shown in; all calculation is in USD. */
export interface Money {
  readonly currency: Currency
  /** Units of the currency for one USD. */
  readonly perUsd: number
}

/** A round sample of the rate; the visitor enters the bank's. */
export const sampleThbPerUsd = '33'

/** Amounts in USD as a spreadsheet takes them: numbers in the visitor's currency, which stands in the column's head. */
export const columnsIn = ({ currency, perUsd }: Money) => ({
  head: (text: string) => `${text} (${currency})`,
  amount: (usd: number | null | undefined) => (usd == null ? '' : Math.round(usd * perUsd * 100) / 100),
})

/** The fields with which the visitor chooses a currency. */
export const currencyFields: readonly Field[] = [
  {
    kind: 'choice',
    name: 'currency',
    initial: 'USD',
    choices: currencies,
    look: 'buttons',
    symbols: true,
  },
  {
    kind: 'number',
    name: 'thbPerUsd',
    initial: sampleThbPerUsd,
    unit: 'THB',
    visible: ({ currency }) => currency === 'THB',
  },
]

/** The chosen currency, or the field that was refused. */
export const readMoney = (read: ReadValues): Money | InputError =>
  settle(() => {
    const currency = required(read, 'currency', oneOf(currencies, 'out-of-range'))
    const perUsd = currency === 'USD' ? 1 : required(read, 'thbPerUsd', aNumber({ above: 0 }))
    return { currency, perUsd }
  })

/** A field for a price that is the list price until the visitor enters another. */
export const priceField = (name: string, listPrice: (values: Values) => number | undefined): NumberField => ({
  kind: 'number',
  name,
  initial: '',
  optional: true,
  unit: 'USD',
  fallback: (values) => String(listPrice(values) ?? '–'),
})

type StepValues = Readonly<Record<string, number | string>>

const isAmount = (name: string) => /Usd$|^price/.test(name)

/** The amounts among a working step's values as money is written: whole, or with both its cents. */
export const moneyTexts = (values: StepValues, { money }: Format): StepValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'number' && isAmount(name)
        ? [name, money(value, 'USD', Number.isInteger(value) ? 0 : 2)]
        : [name, value],
    ),
  )
