import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type Fill, StackedBar, Swatch } from '../ui/charts/fills.tsx'
import { useDuration } from '../ui/format/use-duration.ts'
import { FigureTable } from '../ui/result/figure-table.tsx'
import { useFormat } from '../ui/texts.ts'
import { useRateText } from './figures.ts'
import type { TransferOutcome } from './form.ts'
import { type Loss, lineParts } from './losses.ts'

const Frame = styled('div')({ display: 'grid', gap: 8 })

const fillOf: Readonly<Record<Loss['id'], Fill>> = {
  data: 'marigold',
  share: 'barred',
  headers: 'light',
  window: 'hatched',
  loss: 'hatched',
  disk: 'hatched',
  waiting: 'dotted',
}

export interface SplitPart {
  readonly id: Loss['id']
  readonly name: string
  readonly value: number
}

interface SplitProps {
  parts: readonly SplitPart[]
  /** A value as it is written. */
  valueText: (value: number) => string
  texts: {
    readonly label: string
    readonly value: string
    readonly share: string
    readonly total: string
  }
}

/** Parts of a whole, as a bar and as figures; nothing when there is no whole. */
export function Split({ parts, valueText, texts }: SplitProps) {
  const format = useFormat()
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  if (total === 0) return null
  const row = (id: string, name: React.ReactNode, value: number) => ({
    id,
    cells: [name, valueText(value), format.percent(value / total, 3)],
  })
  return (
    <Frame>
      <StackedBar parts={parts.map(({ id, value }) => ({ id, value, fill: fillOf[id] }))} />
      <FigureTable
        label={texts.label}
        columns={[
          { id: 'part', text: texts.label },
          { id: 'value', text: texts.value, figures: true },
          { id: 'share', text: texts.share, figures: true, wideOnly: true },
        ]}
        rows={[
          ...parts.map(({ id, name, value }) =>
            row(
              id,
              <>
                <Swatch fill={fillOf[id]} />
                {name}
              </>,
              value,
            ),
          ),
          row('total', texts.total, total),
        ]}
      />
    </Frame>
  )
}

/** What the line's rate goes to, where no time is asked for. */
export function LineSplit({ outcome: { input, result } }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  return (
    <Split
      parts={lineParts(input, result).map(({ id, mbitPerS }) => ({
        id,
        value: mbitPerS,
        name: t(`lineParts.${id}`),
      }))}
      valueText={(mbit) => rate(mbit, 4)}
      texts={{
        label: t('lineParts.label'),
        value: t('lineParts.rate'),
        share: t('split.share'),
        total: t('lineParts.line'),
      }}
    />
  )
}

/** Where the time goes. */
export function TimeSplit({ losses }: { losses: readonly Loss[] }) {
  const { t } = useTranslation('calculators/file-transfer')
  const duration = useDuration()
  return (
    <Split
      parts={losses.map(({ id, seconds }) => ({ id, value: seconds, name: t(`losses.${id}`) }))}
      valueText={duration}
      texts={{
        label: t('split.label'),
        value: t('split.time'),
        share: t('split.share'),
        total: t('split.total'),
      }}
    />
  )
}
