import { useTranslation } from 'react-i18next'
import type { Fill } from '../ui/charts/fills.tsx'
import { PartsTable } from '../ui/charts/shares.tsx'
import { useDuration } from '../ui/texts.ts'
import { useRateText } from './figures.ts'
import type { TransferOutcome } from './form.ts'
import { lineParts, type TimePart } from './losses.ts'

const fillOf: Readonly<Record<TimePart['id'], Fill>> = {
  data: 'marigold',
  share: 'barred',
  headers: 'light',
  window: 'hatched',
  loss: 'hatched',
  disk: 'hatched',
  waiting: 'dotted',
}

/** What the line's rate goes to, where no time is asked for. */
export function LineSplit({ outcome: { input, result } }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  return (
    <PartsTable
      longValues
      parts={lineParts(input, result).map(({ id, mbitPerS }) => ({
        id,
        fill: fillOf[id],
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
export function TimeSplit({ losses }: { losses: readonly TimePart[] }) {
  const { t } = useTranslation('calculators/file-transfer')
  const duration = useDuration()
  return (
    <PartsTable
      longValues
      parts={losses.map(({ id, seconds }) => ({
        id,
        fill: fillOf[id],
        value: seconds,
        name: t(`losses.${id}`),
      }))}
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
