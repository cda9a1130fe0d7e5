import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../ui/result/figures.tsx'
import { HandOver, Overview } from '../../ui/result/notes.tsx'
import { Toolbar } from '../../ui/result/toolbar.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { CapacityOutcome } from '../form.ts'
import { DriveView } from './drive-view.tsx'
import { useCapacityFigure } from './use-capacity-figure.ts'

const side = ['TB', 'TiB', 'GB', 'GiB'] as const

/** Beside the form: the units people mix up, or the drive as two systems see it. */
export const CapacityOverview = memo(function CapacityOverview({ outcome }: { outcome: CapacityOutcome }) {
  const { t } = useTranslation('calculators/capacity')
  const format = useFormat()
  const { result, input } = outcome
  const sentence = useCapacityFigure(outcome)?.sentence ?? ''
  const textOf = (unit: string) => result.rows.find((row) => row.unit === unit)?.text ?? ''
  const figures = side.map((unit) => ({
    id: unit,
    label: t(`side.${unit}`),
    value: `${format.number(textOf(unit), 6)} ${unit}`,
  }))
  const size =
    input.question === 'units'
      ? {
          fileSizeValue: input.value,
          fileSizeUnit: result.question === 'units' ? result.from : input.fromUnit,
        }
      : { fileSizeValue: String(input.labelValue), fileSizeUnit: input.labelUnit }
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
