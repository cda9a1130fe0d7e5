import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { type Calculation, useCalculation } from '../ui/form/use-calculation.ts'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Notes, Overview, PriceThis } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerBackupCapacity, type BackupCapacityAnswer } from './answer.ts'
import { DaysSection } from './days-section.tsx'
import {
  useBackupCompared,
  useBackupFigure,
  useBackupFigures,
  useBackupNotes,
  useBackupTable,
} from './figures.ts'
import { type BackupOutcome, backupCapacityForm } from './form.ts'
import { FilledBySection, MethodsSection } from './sections.tsx'
import { sources, sourcesOf } from './sources.ts'
import { TimelineChart } from './timeline-chart.tsx'
import { backupWorking } from './working.ts'

/** The backup calculator on its page. */
export function Widget() {
  return <View calculation={useCalculation(backupCapacityForm, answerBackupCapacity)} />
}

/** Everything that the page shows for a form's values. */
export function View({ calculation }: { calculation: Calculation<BackupCapacityAnswer> }) {
  const { shown } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      compare={useBackupCompared()}
      picture={shown && <BackupOverview outcome={shown} />}
    >
      {shown && <BackupDetails answer={shown.result} />}
    </CalculatorFrame>
  )
}

/** Beside the form: the days as a chart, and the figures that size storage and network. */
const BackupOverview = memo(function BackupOverview({ outcome }: { outcome: BackupOutcome }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const format = useFormat()
  const figures = useBackupFigures()(outcome)
  const sentence = useBackupFigure()(outcome).sentence
  const { plan, totals } = outcome.result
  const { fullTBEnd, totalAllCopiesTB } = totals
  const notes = useBackupNotes()(outcome)
  const table = useBackupTable()
  return (
    <Overview>
      <figure>
        <TimelineChart answer={outcome.result} />
      </figure>
      <Notes notes={notes} />
      <Figures items={figures} />
      <HandOver to="file-transfer" values={{ fileSizeValue: String(fullTBEnd), fileSizeUnit: 'TB' }}>
        {t('handOver', { full: format.number(fullTBEnd, 4) })}
      </HandOver>
      <PriceThis amounts={{ backupMachines: plan.vms, backupGb: totalAllCopiesTB * 1000 }} />
      <Toolbar
        summary={[sentence, ...figures.map(({ label, value }) => `${label}: ${value}`)].join('\n')}
        table={() => table(outcome.result)}
      />
    </Overview>
  )
})

/** Below the form: every method, the chart as tables, the working. */
const BackupDetails = memo(function BackupDetails({ answer }: { answer: BackupCapacityAnswer }) {
  const { plan, totals } = answer
  return (
    <>
      <MethodsSection plan={plan} />
      <FilledBySection answer={answer} />
      <DaysSection answer={answer} />
      <Working steps={backupWorking(plan, totals)} sources={sources} sourcesOf={sourcesOf} />
    </>
  )
})
