import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../ui/result/figures.tsx'
import { HandOver, Notes, Overview } from '../../ui/result/notes.tsx'
import { Toolbar } from '../../ui/result/toolbar.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { BackupOutcome } from '../form.ts'
import { backupTable } from './backup-table.ts'
import { TimelineChart } from './timeline-chart.tsx'
import { useBackupFigure } from './use-backup-figure.ts'
import { useBackupFigures } from './use-backup-figures.ts'

/** Beside the form: the days as a chart, and the figures that size storage and network. */
export const BackupOverview = memo(function BackupOverview({ outcome }: { outcome: BackupOutcome }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const format = useFormat()
  const figures = useBackupFigures(outcome)
  const sentence = useBackupFigure(outcome)?.sentence ?? ''
  const { plan, totals } = outcome.result
  const { fullTBEnd } = totals
  const locked = plan.retentionPoints > outcome.input.retentionPoints
  return (
    <Overview>
      <figure>
        <TimelineChart outcome={outcome} />
      </figure>
      <Notes notes={locked ? [t('locked', { points: format.number(plan.retentionPoints) })] : []} />
      <Figures items={figures} />
      <HandOver to="file-transfer" values={{ fileSizeValue: String(fullTBEnd), fileSizeUnit: 'TB' }}>
        {t('handOver', { full: format.number(fullTBEnd, 4) })}
      </HandOver>
      <Toolbar
        summary={[sentence, ...figures.map(({ label, value }) => `${label}: ${value}`)].join('\n')}
        table={() => backupTable(outcome, t)}
      />
    </Overview>
  )
})
