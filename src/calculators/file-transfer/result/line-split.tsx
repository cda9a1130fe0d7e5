import { useTranslation } from 'react-i18next'
import type { TransferOutcome } from '../form.ts'
import { lineParts } from '../line-parts.ts'
import { Split } from './split.tsx'
import { useRateText } from './use-rate.ts'

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
