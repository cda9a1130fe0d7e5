import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { isInputError } from '../../shared/input-error.ts'
import { UnitTable } from '../../ui/result/unit-table.tsx'
import { Working } from '../../ui/result/working.tsx'
import type { RateOutcome } from '../form.ts'
import { dataRateSources } from '../sources.ts'
import { dataRateWorking } from '../working.ts'
import { InterfaceShares } from './interface-shares.tsx'

const sourceOf = { 'to-bits': ['iec-80000-13'], 'from-bits': ['iec-80000-13', 'bipm-2022'] }

/** Below the form: all units, the rate against known interfaces, the working. */
export const RateDetails = memo(function RateDetails({
  outcome: { input, result },
}: {
  outcome: RateOutcome
}) {
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
