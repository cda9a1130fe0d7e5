import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { isInputError } from '../../shared/input-error.ts'
import { UnitTable } from '../../ui/result/unit-table.tsx'
import { Working } from '../../ui/result/working.tsx'
import type { CapacityQuestion } from '../answer.ts'
import type { CapacityOutcome } from '../form.ts'
import { capacitySources } from '../sources.ts'
import { type CapacityStepId, capacityWorking } from '../working.ts'

const sourceOf: Partial<Record<CapacityStepId, readonly string[]>> = {
  'to-bits': ['iec-80000-13'],
  'from-bits': ['iec-80000-13'],
  'binary-gib': ['iec-80000-13'],
  'binary-tib': ['iec-80000-13'],
  idema: ['idema-lba1-03'],
}

const stepsOf = (input: CapacityQuestion) =>
  input.question === 'units'
    ? capacityWorking({ value: input.value, fromUnit: input.fromUnit, toUnits: [input.toUnit] })
    : capacityWorking({
        mode: 'drive',
        labelValue: input.labelValue,
        labelUnit: input.labelUnit,
        idema: true,
      })

/** Below the form: all units, and the working. */
export const CapacityDetails = memo(function CapacityDetails({
  outcome: { input, result },
}: {
  outcome: CapacityOutcome
}) {
  const { t } = useTranslation('calculators/capacity')
  const steps = stepsOf(input)
  const current =
    result.question === 'units'
      ? [result.from, result.to]
      : input.question === 'drive'
        ? [input.labelUnit]
        : []
  return (
    <>
      <Section id="units" title={t('units.title')} intro={t('units.intro')} room="wide">
        <UnitTable
          rows={result.rows}
          isFirst={(unit) => !/^[A-Z]i/.test(unit)}
          current={current}
          texts={{
            label: t('units.title'),
            unit: t('units.unit'),
            value: t('units.value'),
            others: t('units.others'),
          }}
        />
      </Section>
      {!isInputError(steps) && <Working steps={steps} sources={capacitySources} sourceOf={sourceOf} />}
    </>
  )
})
