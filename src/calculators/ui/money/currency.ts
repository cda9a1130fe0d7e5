import { checksOf, oneOf, optional, required } from '../../shared/checks.ts'
import { type InputError, settle } from '../../shared/input-error.ts'
import { moneyBounds, priceBounds } from '../../shared/money.ts'
import { aDate } from '../../shared/time.ts'
import type { Field, FieldGroup, NumberField, ReadValues, Values } from '../form/fields.ts'
import type { Format } from '../format/format.ts'

export const currencies = ['USD', 'THB'] as const

export type Currency = (typeof currencies)[number]

/** The currency in which amounts are shown, and its rate; all calculation is in USD. */
export interface DisplayCurrency {
  readonly currency: Currency
  /** Units of the currency for one USD. */
  readonly perUsd: number
  /** The day of the rate, `YYYY-MM-DD`, where it is known. */
  readonly day?: string
}

/** A round sample of the rate and its day; the visitor enters the bank's. */
export const sampleRate = { thbPerUsd: '33', day: '2026-11-01' } as const

/** The fields of the rate, which a page with amounts in baht takes along to another. */
export const rateFields = ['currency', 'thbPerUsd', 'rateDay'] as const

/** Amounts in USD as a spreadsheet takes them: numbers in the visitor's currency, which stands in the column's head. */
export const columnsIn = ({ currency, perUsd }: DisplayCurrency) => ({
  head: (text: string) => `${text} (${currency})`,
  amount: (usd: number | null | undefined) => (usd == null ? '' : Math.round(usd * perUsd * 100) / 100),
})

const inBaht = ({ currency }: Values) => currency === 'THB'

/** The currency, which is chosen beside the amounts. */
export const currencyGroup = {
  id: 'currency',
  beside: true,
  fields: [
    {
      kind: 'choice',
      name: 'currency',
      initial: 'USD',
      initialIn: { th: 'THB' },
      initialInThailand: 'THB',
      choices: currencies,
      look: 'buttons',
      symbols: true,
    },
  ],
} as const satisfies FieldGroup

/** The rate of a currency that is not the prices' own. */
export const exchangeFields = [
  {
    kind: 'number',
    name: 'thbPerUsd',
    initial: sampleRate.thbPerUsd,
    unit: 'THB',
    range: moneyBounds.thbPerUsd,
    visible: inBaht,
    datedBy: 'rateDay',
  },
  { kind: 'date', name: 'rateDay', initial: sampleRate.day, visible: inBaht },
] as const satisfies readonly Field[]

/** The money that there is, in the currency shown. */
export const budgetField = {
  kind: 'number',
  name: 'budget',
  initial: '',
  optional: true,
  typedUnit: ({ currency = '' }: Values): string => currency,
  range: moneyBounds.budget,
} as const satisfies NumberField

const takes = checksOf(moneyBounds)

/** The chosen currency, or the field that was refused. */
export const readDisplayCurrency = (read: ReadValues): DisplayCurrency | InputError =>
  settle(() => {
    const currency = required(read, 'currency', oneOf(currencies, 'out-of-range'))
    if (currency === 'USD') return { currency, perUsd: 1 }
    const perUsd = required(read, 'thbPerUsd', takes.thbPerUsd)
    if (optional(read, 'rateDay', aDate) === undefined) return { currency, perUsd }
    const day = String(read.rateDay)
    // Whoever made an address with a rate of its own but without a day did not say of which day it is.
    return day === sampleRate.day && perUsd !== Number(sampleRate.thbPerUsd)
      ? { currency, perUsd }
      : { currency, perUsd, day }
  })

/** A field for a price that is the list price until the visitor enters another. */
export const priceField = <const Name extends string>(
  name: Name,
  listPrice: (values: Values) => number | undefined,
) =>
  ({
    kind: 'number',
    name,
    initial: '',
    optional: true,
    unit: 'USD',
    range: priceBounds,
    fallback: (values) => String(listPrice(values) ?? '–'),
  }) as const satisfies NumberField

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
