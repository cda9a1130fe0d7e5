import { useFormat } from '../format/use-format.ts'
import type { Money } from './currency.ts'

type Cents = 'always' | 'needed'

/** Writes amounts in USD in the visitor's currency: to the cent in USD, to the baht in THB, whose rate is an estimate. */
export const useMoney = ({ currency, perUsd }: Money, cents: Cents = 'always') => {
  const format = useFormat()
  const decimals = (usd: number) =>
    currency === 'THB' || (cents === 'needed' && Number.isInteger(usd)) ? 0 : 2
  return (usd: number) => format.money(usd * perUsd, currency, decimals(usd))
}
