import { useTranslation } from 'react-i18next'
import type { FigureItem } from '../../ui/result/figures.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { BackupOutcome } from '../form.ts'

/** What the repository holds in the end and at its fullest, and how fast it must be written. */
export const useBackupFigures = ({ result: { totals: result } }: BackupOutcome): readonly FigureItem[] => {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  const points = t('figures.pointsNote', {
    fulls: number(result.fullsEnd),
    others: number(result.nonFullPointsEnd),
  })
  return [
    { id: 'peak', label: t('figures.peak'), value: `${number(result.peakTB, 5)} TB` },
    { id: 'stored', label: t('figures.stored'), value: `${number(result.storedTBEnd, 5)} TB` },
    { id: 'points', label: t('figures.points'), value: number(result.pointsEnd), note: points },
    { id: 'full', label: t('figures.full'), value: `${number(result.fullTBEnd, 5)} TB` },
    ...(result.fullBackupMBpsNeeded === undefined
      ? []
      : [
          {
            id: 'window',
            label: t('figures.window'),
            value: `${number(result.fullBackupMBpsNeeded, 4)} MB/s`,
          },
        ]),
  ]
}
