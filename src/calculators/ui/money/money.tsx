import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../typography/dotted.ts'
import type { ListPrice } from '../../shared/money.ts'
import { rulesVersion, type Sources } from '../../shared/working.ts'
import { FieldLink } from '../form/field-frame.tsx'
import type { Values } from '../form/fields.ts'
import { Named, TableSection } from '../result/figure-table.tsx'
import { useFormat, useTexts } from '../texts.ts'
import { type DisplayCurrency, rateFields, sampleRate } from './currency.ts'

type Cents = 'always' | 'needed'

/** To the cent in USD, to the baht in THB, since its rate is an estimate. */
const decimalsIn = (currency: DisplayCurrency['currency']) => (currency === 'THB' ? 0 : 2)

/** Formats amounts in USD in the visitor's currency. */
export const useMoneyText = () => {
  const format = useFormat()
  return ({ currency, perUsd }: DisplayCurrency, cents: Cents = 'always') => {
    const decimals = (usd: number) => (cents === 'needed' && Number.isInteger(usd) ? 0 : decimalsIn(currency))
    return (usd: number) => format.money(usd * perUsd, currency, decimals(usd))
  }
}

/** An amount as a figure of its own: the number, and its currency in words. */
export const useMoneyFigure = () => {
  const { t } = useTranslation('calculators/shared')
  const format = useFormat()
  return ({ currency, perUsd }: DisplayCurrency, usd: number) => {
    const decimals = decimalsIn(currency)
    const value = usd * perUsd
    return {
      value: format.amount(value, decimals),
      unit: t(`money.unit.${currency}`),
      amount: { value: Number(value.toFixed(decimals)), unit: currency },
    }
  }
}

/** An amount within a sentence, as the language writes it there. */
export const useMoneyInWords = () => {
  const { t } = useTranslation('calculators/shared')
  const figure = useMoneyFigure()
  return (money: DisplayCurrency, usd: number) =>
    t(`money.written.${money.currency}`, { number: figure(money, usd).value })
}

/** As `useMoneyText`, for one currency. */
export const useMoney = (money: DisplayCurrency, cents?: Cents) => useMoneyText()(money, cents)

const Line = styled('p')({ fontSize: 'var(--type-label)', lineHeight: 1.6, color: 'var(--palette-muted)' })

/** Says what a cost on the page covers, and what not. */
export function Estimate() {
  const { t } = useTranslation('calculators/shared')
  const format = useFormat()
  return <Line>{t('money.estimate', { month: format.month(rulesVersion) })}</Line>
}

/** A price used in the calculation. */
export interface UsedPrice {
  readonly field: string
  /** In USD; `undefined` if unknown. */
  readonly usd: number | undefined
  /** Its list price; `undefined` if none is published. */
  readonly list: ListPrice<string, number> | undefined
}

/** Lists every price used, with its list price, date and source. */
export function PriceTable({ prices, sources }: { prices: readonly UsedPrice[]; sources: Sources }) {
  const { own, shared } = useTexts()
  const { t } = useTranslation('calculators/shared')
  const format = useFormat()
  const amount = (usd: number | undefined) => (usd === undefined ? '–' : format.money(usd, 'USD'))
  const origin = ({ list }: UsedPrice) => {
    if (!list) return t('money.none')
    const source = (list.source && sources[list.source]?.name) ?? t('money.unpublished')
    return dotted([
      t('money.list', { amount: amount(list.usd) }),
      list.derived ? t('money.derived') : source,
      format.month(rulesVersion),
      shared(`money.confidence.${list.confidence}`),
    ])
  }
  return (
    <TableSection
      id="prices"
      title={t('money.title')}
      intro={t('money.intro')}
      isFoldedOnPhones
      columns={[
        { id: 'price', text: t('money.price') },
        { id: 'used', text: t('money.used'), figures: true },
      ]}
      rows={prices.map((price) => ({
        id: price.field,
        current: price.usd !== price.list?.usd,
        cells: [
          <Named key="name" note={origin(price)}>
            {own(`fields.${price.field}.label`)}
          </Named>,
          amount(price.usd),
        ],
      }))}
    />
  )
}

const Rate = styled('p')({
  fontSize: 'var(--type-small)',
  lineHeight: 1.5,
  color: 'var(--palette-muted)',
  '@media print': { '& a': { display: 'none' } },
})

/** Shows the currency; for baht also the rate, its day, and a link to the field that changes it. */
export function RateLine({ money: { currency, perUsd, day } }: { money: DisplayCurrency }) {
  const { shared } = useTexts()
  const format = useFormat()
  // Takes up the space of the rate, so that changing the currency doesn't shift the layout.
  if (currency === 'USD') return <Rate>{shared('money.rate.usd')}</Rate>
  const isSample = day === sampleRate.day
  const kind = isSample ? 'sample' : day === undefined ? 'undated' : 'dated'
  return (
    <Rate data-rate>
      {shared(`money.rate.${kind}`, {
        rate: format.number(perUsd, 6),
        day: day === undefined ? '' : format.date(day),
      })}{' '}
      <FieldLink name="thbPerUsd">{shared('money.rate.change')}</FieldLink>
    </Rate>
  )
}

/** Values that make another page show its amounts in baht at the same rate. */
export const rateOf = (values: Values): Partial<Record<(typeof rateFields)[number], string>> =>
  values.currency === 'THB' ? Object.fromEntries(rateFields.map((name) => [name, values[name] ?? ''])) : {}
