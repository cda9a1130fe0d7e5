import { useTranslation } from 'react-i18next'
import { HandOver } from '../../ui/result/notes.tsx'
import type { TransferOutcome } from '../form.ts'

/** At least this many digits are enough to lead on with. */
const digits = 12
const plain = (value: number) => String(Number(value.toPrecision(digits)))

/** Takes the rate on to the converter, and a size that fits to the backup calculator. */
export function Onward({ outcome: { result } }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  switch (result.mode) {
    case 'time':
      return (
        <HandOver to="data-rate" values={{ value: plain(result.effectiveMbitPerS), fromUnit: 'Mbit/s' }}>
          {t('handOver.rate')}
        </HandOver>
      )
    case 'required-rate':
      return (
        <HandOver to="data-rate" values={{ value: plain(result.requiredLinkMbitPerS), fromUnit: 'Mbit/s' }}>
          {t('handOver.required')}
        </HandOver>
      )
    case 'max-size':
      return (
        <HandOver to="backup-capacity" values={{ sourceTB: plain(result.maxSizeGB / 1000) }}>
          {t('handOver.size')}
        </HandOver>
      )
  }
}
