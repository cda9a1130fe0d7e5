import { priceBounds } from '../../shared/money.ts'
import { dateText } from '../../shared/time.ts'
import type { InputOf } from '../form/checked.ts'
import { choiceField, dateField, type FieldGroup, numberField, type Values } from '../form/fields.ts'
import type { Format } from '../format/format.ts'

export const currencies = ['USD', 'THB'] as const

export type Currency = (typeof currencies)[number]

/** The display currency and its rate; all calculation is in USD. */
export interface DisplayCurrency {
  readonly currency: Currency
  /** Units of the currency per USD. */
  readonly perUsd: number
  /** Day of the rate, `YYYY-MM-DD`, if known. */
  readonly day?: string
}

/** A rounded sample rate and its day; the visitor enters the bank's. */
export const sampleRate = { thbPerUsd: '33', day: '2026-11-01' } as const

/** Fields of the rate, which pages with amounts in baht hand on to each other. */
export const rateFields = ['currency', 'thbPerUsd', 'rateDay'] as const

/** Converts amounts in USD to numbers in the visitor's currency, which is named in the column's heading. */
export const columnsIn = ({ currency, perUsd }: DisplayCurrency) => ({
  head: (text: string) => `${text} (${currency})`,
  amount: (usd: number | null | undefined) => (usd == null ? '' : Math.round(usd * perUsd * 100) / 100),
})

const inBaht = ({ currency }: Values) => currency === 'THB'

/** The choice of currency, shown beside the amounts. */
export const currencyGroup = {
  id: 'currency',
  beside: true,
  fields: [
    choiceField('currency', 'USD', currencies, {
      initialIn: { th: 'THB' },
      initialInThailand: 'THB',
      look: 'buttons',
      symbols: true,
    }),
  ],
} as const satisfies FieldGroup

/** Fields for the exchange rate of a currency other than USD. */
export const exchangeFields = [
  numberField('thbPerUsd', sampleRate.thbPerUsd, {
    unit: 'THB',
    range: { min: 0.01, max: 10_000 },
    visible: inBaht,
    datedBy: 'rateDay',
  }),
  dateField('rateDay', sampleRate.day, { missing: undefined, visible: inBaht }),
] as const

type CurrencyGroups = readonly [
  typeof currencyGroup,
  { readonly id: string; readonly fields: typeof exchangeFields },
]

/** The budget, in the currency shown. */
export const budgetField = numberField('budget', '', {
  optional: true,
  typedUnit: ({ currency = '' }: Values): string => currency,
  range: { min: 0, max: 1e13 },
})

/** The chosen currency and its rate, from the form's checked values. */
export const displayCurrencyOf = (read: InputOf<CurrencyGroups>): DisplayCurrency => {
  const { currency } = read
  if (currency === 'USD') return { currency, perUsd: 1 }
  const { thbPerUsd: perUsd, rateDay } = read
  if (rateDay === undefined) return { currency, perUsd }
  const day = dateText(rateDay)
  // An address with an entered rate but no day doesn't say which day the rate is from.
  return day === sampleRate.day && perUsd !== Number(sampleRate.thbPerUsd)
    ? { currency, perUsd }
    : { currency, perUsd, day }
}

/** A price field; the list price applies until the visitor enters another. */
export const priceField = <const Name extends string>(
  name: Name,
  listPrice: (values: Values) => number | undefined,
) =>
  numberField(name, '', {
    optional: true,
    unit: 'USD',
    range: priceBounds,
    fallback: (values) => String(listPrice(values) ?? '–'),
  })

type StepValues = Readonly<Record<string, number | string>>

const isAmount = (name: string) => /Usd$|^price/.test(name)

/** Formats the amounts among a working step's values: whole, or with two decimals. */
export const moneyTexts = (values: StepValues, { money }: Format): StepValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'number' && isAmount(name)
        ? [name, money(value, 'USD', Number.isInteger(value) ? 0 : 2)]
        : [name, value],
    ),
  )
