import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { below, from } from '../../widgets/media.ts'
import { calculatorPage } from '../ui/calculator-page.tsx'
import { FillPatterns } from '../ui/charts/fills.tsx'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Notes, Overview, PriceThis } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerRaid, type RaidOutcome, warningsFor } from './answer.ts'
import { CapacitySplit, DiskDrawing } from './disks-view.tsx'
import { raidTable, useRaidFigure, useRaidFigures } from './figures.ts'
import { raidForm } from './form.ts'
import { CompareSection, NeedsSection } from './levels-view.tsx'
import { RiskSection } from './risk-section.tsx'
import { sources, sourcesOf } from './sources.ts'
import { raidWorking } from './working.ts'

/** The drawing with the split below it, or beside it where the form has the page's width. */
const Disks = styled('div')({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from('sm')]: { [below('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 32 } },
})

/** Beside the form: the disks, the capacity split, and the array's performance. */
function RaidOverview({ outcome }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const figures = useRaidFigures()(outcome)
  const answer = useRaidFigure()(outcome)
  const { plan, result } = outcome.result
  const summary = [answer.sentence, ...figures.map(({ label, value }) => `${label}: ${value}`)]
  return (
    <Overview>
      <FillPatterns />
      <Disks>
        <DiskDrawing outcome={outcome} />
        <CapacitySplit outcome={outcome} />
      </Disks>
      <Notes notes={warningsFor(plan).map((warning) => t(`warnings.${warning}`))} />
      {/* The table above has this share already. */}
      <Figures items={figures.filter(({ id }) => id !== 'efficiency')} />
      <HandOver to="backup-capacity" values={{ sourceTB: String(result.usableTB) }}>
        {t('handOver', { usable: format.number(result.usableTB) })}
      </HandOver>
      <PriceThis amounts={{ diskGb: (result.filledTB ?? result.usableTB) * 1000 }} />
      <Toolbar summary={summary.join('\n')} table={() => raidTable(outcome, t)} />
    </Overview>
  )
}

/** Below the form: every level, the risk, the working. */
function RaidDetails({ outcome }: { outcome: RaidOutcome }) {
  const { plan, result, needs } = outcome.result
  return (
    <>
      {needs && <NeedsSection outcome={outcome} needs={needs.byLevel} />}
      <CompareSection outcome={outcome} />
      <RiskSection outcome={outcome} />
      <Working steps={raidWorking(plan, result)} sources={sources} sourcesOf={sourcesOf} />
    </>
  )
}

export const { View, Widget } = calculatorPage({
  form: raidForm,
  answer: answerRaid,
  useFigure: useRaidFigure,
  useFigures: useRaidFigures,
  Overview: RaidOverview,
  Details: RaidDetails,
})
