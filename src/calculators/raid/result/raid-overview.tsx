import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isInputError } from '../../shared/input-error.ts'
import { FillPatterns } from '../../ui/charts/fills.tsx'
import { Figures } from '../../ui/result/figures.tsx'
import { HandOver, Notes, Overview } from '../../ui/result/notes.tsx'
import { Toolbar } from '../../ui/result/toolbar.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { RaidOutcome } from '../form.ts'
import { warningsFor } from '../warnings.ts'
import { CapacitySplit } from './capacity-split.tsx'
import { DiskDrawing } from './disk-drawing.tsx'
import { raidTable } from './raid-table.ts'
import { useRaidFigure } from './use-raid-figure.ts'
import { useRaidFigures } from './use-raid-figures.ts'

/** Beside the form: the disks, where their space goes, and what the array can do. */
export const RaidOverview = memo(function RaidOverview({ outcome }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const figures = useRaidFigures(outcome)
  const answer = useRaidFigure(outcome)
  const { array, result } = outcome.result
  const warnings = warningsFor(array)
  const summary = [answer?.sentence ?? '', ...figures.map(({ label, value }) => `${label}: ${value}`)]
  return (
    <Overview>
      <FillPatterns />
      <DiskDrawing outcome={outcome} />
      <CapacitySplit outcome={outcome} />
      <Notes notes={isInputError(warnings) ? [] : warnings.map((warning) => t(`warnings.${warning}`))} />
      <Figures items={figures} />
      <HandOver to="backup-capacity" values={{ sourceTB: String(result.usableTB) }}>
        {t('handOver', { usable: format.number(result.usableTB) })}
      </HandOver>
      <Toolbar summary={summary.join('\n')} table={() => raidTable(outcome, t)} />
    </Overview>
  )
})
