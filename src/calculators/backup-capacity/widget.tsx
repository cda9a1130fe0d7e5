import { useTranslation } from 'react-i18next'
import { calculatorPage } from '../ui/calculator-page.tsx'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Notes, Overview, PriceThis } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerBackupCapacity, type BackupOutcome } from './answer.ts'
import { DaysSection } from './days-section.tsx'
import { useBackupFigure, useBackupFigures, useBackupNotes, useBackupTable } from './figures.ts'
import { backupCapacityForm } from './form.ts'
import { FilledBySection, MethodsSection } from './sections.tsx'
import { sources, sourcesOf } from './sources.ts'
import { TimelineChart } from './timeline-chart.tsx'
import { backupWorking } from './working.ts'

/** Beside the form: the days as a chart, and the figures that size storage and network. */
function BackupOverview({ outcome }: { outcome: BackupOutcome }) {
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
}

/** Below the form: every method, the chart as tables, the working. */
function BackupDetails({ outcome: { result: answer } }: { outcome: BackupOutcome }) {
  const { plan, totals } = answer
  return (
    <>
      <MethodsSection plan={plan} />
      <FilledBySection answer={answer} />
      <DaysSection answer={answer} />
      <Working steps={backupWorking(plan, totals)} sources={sources} sourcesOf={sourcesOf} />
    </>
  )
}

export const { View, Widget } = calculatorPage({
  form: backupCapacityForm,
  answer: answerBackupCapacity,
  useFigure: useBackupFigure,
  useFigures: useBackupFigures,
  Overview: BackupOverview,
  Details: BackupDetails,
})
