import { styled } from '@mui/material/styles'
import { inputId } from '../form/field-frame.tsx'
import type { Values } from '../form/fields.ts'
import { FieldLink } from '../result/field-link.tsx'
import { useFormat, useTexts } from '../texts.ts'
import { type Money, rateFields, sampleRate } from './currency.ts'

const Line = styled('p')({
  fontSize: 'var(--type-small)',
  lineHeight: 1.5,
  color: 'var(--palette-muted)',
  '@media print': { '& a': { display: 'none' } },
})

/** The rate behind amounts in baht, its day, and the way to the field that changes it. */
export function RateLine({ money: { currency, perUsd, day } }: { money: Money }) {
  const { shared } = useTexts()
  const format = useFormat()
  if (currency === 'USD') return null
  const isSample = day === sampleRate.day
  const kind = isSample ? 'sample' : day === undefined ? 'undated' : 'dated'
  return (
    <Line data-rate>
      {shared(`money.rate.${kind}`, {
        rate: format.number(perUsd, 6),
        day: day === undefined ? '' : format.date(day),
      })}{' '}
      <FieldLink id={inputId('thbPerUsd')}>{shared('money.rate.change')}</FieldLink>
    </Line>
  )
}

/** What another page must be told so that its amounts are in baht at the same rate. */
export const rateOf = (values: Values): Partial<Record<(typeof rateFields)[number], string>> =>
  values.currency === 'THB' ? Object.fromEntries(rateFields.map((name) => [name, values[name] ?? ''])) : {}
