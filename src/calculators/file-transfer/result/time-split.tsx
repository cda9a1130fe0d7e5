import { useTranslation } from 'react-i18next'
import { useDuration } from '../../ui/format/use-duration.ts'
import type { Loss } from '../time-losses.ts'
import { Split } from './split.tsx'

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
