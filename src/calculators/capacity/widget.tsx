import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { toSignificant } from '../shared/significant.ts'
import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { SwapUnits, UnitSection } from '../ui/converter.tsx'
import { type Calculation, useCalculation } from '../ui/form/use-calculation.ts'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Overview } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerCapacity, type CapacityAnswer } from './answer.ts'
import { DriveView, useCapacityCompared, useCapacityFigure } from './figures.tsx'
import { type CapacityOutcome, capacityForm } from './form.ts'
import { sources, sourcesOf } from './sources.ts'
import { capacityWorking } from './working.ts'

/** The capacity converter on its page. */
export function Widget() {
  return <View calculation={useCalculation(capacityForm, answerCapacity)} />
}

/** Everything that the page shows for a form's values. */
export function View({ calculation }: { calculation: Calculation<CapacityAnswer> }) {
  const { shown, state } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      compare={useCapacityCompared()}
      shortcuts={state.values.question === 'drive' ? undefined : <SwapUnits />}
      picture={shown && <CapacityOverview outcome={shown} />}
    >
      {shown && <CapacityDetails outcome={shown} />}
    </CalculatorFrame>
  )
}

const side = ['TB', 'TiB', 'GB', 'GiB'] as const

/** Beside the form: commonly confused units, or the drive as two systems show it. */
const CapacityOverview = memo(function CapacityOverview({ outcome }: { outcome: CapacityOutcome }) {
  const { t } = useTranslation('calculators/capacity')
  const format = useFormat()
  const { result } = outcome
  const sentence = useCapacityFigure()(outcome).sentence
  const textOf = (unit: string) => result.rows.find((row) => row.unit === unit)?.text ?? ''
  const figures = side.map((unit) => ({
    id: unit,
    label: t(`side.${unit}`),
    value: `${format.number(textOf(unit), 6)} ${unit}`,
  }))
  const size =
    result.question === 'units'
      ? { fileSizeValue: result.typed, fileSizeUnit: result.from }
      : { fileSizeValue: toSignificant(result.label.value), fileSizeUnit: result.label.unit.symbol }
  return (
    <Overview>
      {result.question === 'drive' ? <DriveView answer={result} /> : <Figures items={figures} />}
      <HandOver to="file-transfer" values={size}>
        {t('handOver')}
      </HandOver>
      <Toolbar
        summary={[sentence, ...figures.map(({ value }) => value)].join('\n')}
        table={() => [
          [t('units.unit'), t('units.value')],
          ...result.rows.map(({ unit, text }) => [unit, text]),
        ]}
      />
    </Overview>
  )
})

/** Below the form: all units, and the working. */
const CapacityDetails = memo(function CapacityDetails({ outcome: { result } }: { outcome: CapacityOutcome }) {
  const current = result.question === 'units' ? [result.from, result.to] : [result.label.unit.symbol]
  return (
    <>
      <UnitSection rows={result.rows} isFirst={(unit) => !/^[A-Z]i/.test(unit)} current={current} />
      <Working steps={capacityWorking(result)} sources={sources} sourcesOf={sourcesOf} />
    </>
  )
})
