import { aNumber, oneOf, required } from '../../shared/checks.ts'
import { type InputError, settle } from '../../shared/input-error.ts'
import type { Field, ReadValues } from '../form/fields.ts'

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
