import { expect, it } from 'vitest'
import { settle } from '../../shared/input-error.ts'
import { checkedBy } from '../form/checked.ts'
import { currencyGroup, displayCurrencyOf, exchangeFields, sampleRate } from './currency.ts'

const checked = checkedBy([currencyGroup, { id: 'money', fields: exchangeFields }])

const baht = (thbPerUsd: number, rateDay?: string) =>
  settle(() => displayCurrencyOf(checked({ currency: 'THB', thbPerUsd, rateDay }).input))

it('the sample rate has the sample’s day, an entered rate the day entered with it', () => {
  expect(baht(33, sampleRate.day)).toEqual({ currency: 'THB', perUsd: 33, day: sampleRate.day })
  expect(baht(35.2, '2026-11-20')).toEqual({ currency: 'THB', perUsd: 35.2, day: '2026-11-20' })
  expect(baht(40, sampleRate.day)).toEqual({ currency: 'THB', perUsd: 40 })
})

it('an invalid day or rate is refused', () => {
  expect(baht(33, '2026-02-30')).toEqual({ error: 'out-of-range', field: 'rateDay' })
  expect(baht(0, sampleRate.day)).toEqual({ error: 'out-of-range', field: 'thbPerUsd' })
})
