import { useTranslation } from 'react-i18next'
import { isInputError } from '../shared/input-error.ts'
import { LimitBars } from '../ui/result/limit-bars.tsx'
import { useRateText } from './figures.ts'
import type { TransferOutcome } from './form.ts'
import { limitsFor } from './losses.ts'

/** The limits of the rate, with the one that binds marked; nothing while the link is the only one. */
export function RateLimits({ outcome: { input } }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const limits = limitsFor(input)
  if (isInputError(limits) || limits.length < 2) return null
  return (
    <LimitBars
      texts={{ label: t('limitBars.label'), bar: t('limitBars.bar'), value: t('limitBars.rate') }}
      limits={limits.map(({ limit, mbitPerS, binds }) => ({
        id: limit,
        name: t(`limitBars.${limit}`),
        value: mbitPerS,
        mark: binds ? t('limitBars.binds') : undefined,
      }))}
      valueText={(mbit) => rate(mbit, 4)}
    />
  )
}
