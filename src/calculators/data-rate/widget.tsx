import { useTranslation } from 'react-i18next'
import { calculatorPage } from '../ui/calculator-page.tsx'
import { SwapUnits, UnitSection } from '../ui/converter.tsx'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Overview } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { answerDataRate, type RateOutcome } from './answer.ts'
import { dataRateWorking } from './engine.ts'
import { InterfaceShares, useRateFigure, useVolumeFigures } from './figures.tsx'
import { dataRateForm } from './form.ts'
import { sources, sourcesOf } from './sources.ts'

/** Beside the form: the volumes transferred, and links to related calculators. */
function RateOverview({ outcome }: { outcome: RateOutcome }) {
  const { t } = useTranslation('calculators/data-rate')
  const { result } = outcome
  const { perHourGB, perDayTB, per30DaysTB } = result.volumes
  const sentence = useRateFigure()(outcome).sentence
  const volumes = useVolumeFigures()(outcome)
  const table = () => [
    [t('units.unit'), t('units.value')],
    ...result.rows.map(({ unit, text }) => [unit, text]),
    [t('volumes.hour'), `${perHourGB} GB`],
    [t('volumes.day'), `${perDayTB} TB`],
    [t('volumes.month'), `${per30DaysTB} TB`],
  ]
  return (
    <Overview>
      <Figures items={volumes} />
      <HandOver to="file-transfer" values={{ linkRateValue: result.typed, linkRateUnit: result.from }}>
        {t('handOver')}
      </HandOver>
      <Toolbar
        summary={[sentence, ...volumes.map(({ label, value }) => `${label}: ${value}`)].join('\n')}
        table={table}
      />
    </Overview>
  )
}

/** Below the form: all units, the rate against known interfaces, the working. */
function RateDetails({ outcome: { result } }: { outcome: RateOutcome }) {
  return (
    <>
      <UnitSection
        rows={result.rows}
        isFirst={(unit) => unit.endsWith('bit/s')}
        current={[result.from, result.to]}
      />
      <InterfaceShares rows={result.interfaces} />
      <Working steps={dataRateWorking(result.conversion)} sources={sources} sourcesOf={sourcesOf} />
    </>
  )
}

export const { View, Widget } = calculatorPage({
  form: dataRateForm,
  answer: answerDataRate,
  useFigure: useRateFigure,
  useFigures: useVolumeFigures,
  Shortcuts: SwapUnits,
  Overview: RateOverview,
  Details: RateDetails,
})
