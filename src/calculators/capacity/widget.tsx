import { useTranslation } from 'react-i18next'
import { toSignificant } from '../shared/significant.ts'
import { calculatorPage } from '../ui/calculator-page.tsx'
import { SwapUnits, UnitSection } from '../ui/converter.tsx'
import { useFormView } from '../ui/form/use-form.ts'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Overview } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerCapacity, type CapacityOutcome } from './answer.ts'
import { DriveView, useCapacityFigure } from './figures.tsx'
import { capacityForm } from './form.ts'
import { sources, sourcesOf } from './sources.ts'
import { capacityWorking } from './working.ts'

function UnitShortcuts() {
  const { values } = useFormView().state
  return values.question !== 'drive' && <SwapUnits />
}

const side = ['TB', 'TiB', 'GB', 'GiB'] as const

/** Beside the form: commonly confused units, or the drive as two systems show it. */
function CapacityOverview({ outcome }: { outcome: CapacityOutcome }) {
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
}

/** Below the form: all units, and the working. */
function CapacityDetails({ outcome: { result } }: { outcome: CapacityOutcome }) {
  const current = result.question === 'units' ? [result.from, result.to] : [result.label.unit.symbol]
  return (
    <>
      <UnitSection rows={result.rows} isFirst={(unit) => !/^[A-Z]i/.test(unit)} current={current} />
      <Working steps={capacityWorking(result)} sources={sources} sourcesOf={sourcesOf} />
    </>
  )
}

export const { View, Widget } = calculatorPage({
  form: capacityForm,
  answer: answerCapacity,
  useFigure: useCapacityFigure,
  Shortcuts: UnitShortcuts,
  Overview: CapacityOverview,
  Details: CapacityDetails,
})
