import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { isInputError } from '../shared/input-error.ts'
import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { type Calculation, useCalculation } from '../ui/form/use-calculation.ts'
import { Maths } from '../ui/format/maths.tsx'
import { FigureTable, ShareBar } from '../ui/result/figure-table.tsx'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Overview } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { UnitTable } from '../ui/result/unit-table.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerDataRate, type DataRateAnswer, type DataRateQuestion } from './answer.ts'
import type { InterfaceRow } from './engine.ts'
import { useRateCompared, useRateFigure, useVolumeFigures } from './figures.ts'
import { dataRateForm, type RateOutcome } from './form.ts'
import { Shortcuts } from './shortcuts.tsx'
import { dataRateSources, dataRateWorking } from './working.ts'

/** The data rate converter on its page. */
export function Widget() {
  return <View calculation={useCalculation(dataRateForm, answerDataRate)} />
}

/** Everything that the page shows for a form's values. */
export function View({ calculation }: { calculation: Calculation<DataRateQuestion, DataRateAnswer> }) {
  const { outcome, shown } = calculation
  const figure = useRateFigure()
  return (
    <CalculatorFrame
      calculation={calculation}
      answer={outcome && figure(outcome)}
      compare={useRateCompared()}
      shortcuts={<Shortcuts />}
      picture={shown && <RateOverview outcome={shown} />}
    >
      {shown && <RateDetails outcome={shown} />}
    </CalculatorFrame>
  )
}

/** Beside the form: what the rate moves, and where it leads. */
const RateOverview = memo(function RateOverview({ outcome }: { outcome: RateOutcome }) {
  const { t } = useTranslation('calculators/data-rate')
  const { input, result } = outcome
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
      <HandOver to="file-transfer" values={{ linkRateValue: input.value, linkRateUnit: result.from }}>
        {t('handOver')}
      </HandOver>
      <Toolbar
        summary={[sentence, ...volumes.map(({ label, value }) => `${label}: ${value}`)].join('\n')}
        table={table}
      />
    </Overview>
  )
})

const sourceOf = { 'to-bits': ['iec-80000-13'], 'from-bits': ['iec-80000-13', 'bipm-2022'] }

/** Below the form: all units, the rate against known interfaces, the working. */
const RateDetails = memo(function RateDetails({ outcome: { input, result } }: { outcome: RateOutcome }) {
  const { t } = useTranslation('calculators/data-rate')
  const steps = dataRateWorking({ ...input, toUnits: [input.toUnit], volumes: true })
  return (
    <>
      <Section id="units" title={t('units.title')} intro={t('units.intro')} room="wide">
        <UnitTable
          rows={result.rows}
          isFirst={(unit) => unit.endsWith('bit/s')}
          current={[result.from, result.to]}
          texts={{
            label: t('units.title'),
            unit: t('units.unit'),
            value: t('units.value'),
            others: t('units.others'),
          }}
        />
      </Section>
      <Section id="interfaces" title={t('interfaces.title')} intro={t('interfaces.intro')} room="wide">
        <InterfaceShares rows={result.interfaces} />
      </Section>
      {!isInputError(steps) && <Working steps={steps} sources={dataRateSources} sourceOf={sourceOf} />}
    </>
  )
})

/** How much of each known interface the rate would fill, as bars and figures in one table. */
function InterfaceShares({ rows }: { rows: readonly InterfaceRow[] }) {
  const { t } = useTranslation('calculators/data-rate')
  const format = useFormat()
  return (
    <FigureTable
      label={t('interfaces.title')}
      columns={[
        { id: 'name', text: t('interfaces.name') },
        { id: 'bar', text: t('interfaces.bar'), wideOnly: true },
        { id: 'share', text: t('interfaces.share'), figures: true },
      ]}
      rows={rows.map(({ name, sharePct, times }) => {
        const share = Number(sharePct) / 100
        return {
          id: name,
          cells: [
            name,
            <ShareBar key="bar" value={share} of={1} />,
            <Maths key="share">
              {share > 1
                ? t('interfaces.exceeds', { times: format.number(times, 3) })
                : format.percent(share, 3)}
            </Maths>,
          ],
        }
      })}
    />
  )
}
