import { useTranslation } from 'react-i18next'
import { isInputError } from '../../shared/input-error.ts'
import { moneyTexts } from '../../ui/money/currency.ts'
import { PriceTable } from '../../ui/money/price-table.tsx'
import { Working } from '../../ui/result/working.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { WindowsOutcome } from '../form.ts'
import { windowsSources } from '../sources.ts'
import { usedPrices } from '../used-prices.ts'
import { windowsWorking } from '../working.ts'
import { BudgetSection } from './budget-section.tsx'
import { ModelSection } from './model-section.tsx'

const sourceOf = {
  'licences-per-set': ['licensingschool'],
  'cluster-vms': ['licensingschool'],
  'sets-hyperv-only': ['licensingschool'],
  'sets-other-hypervisor': ['licensingschool'],
  'sets-windows-workload': ['licensingschool'],
  'standard-packs': ['microsoft-pricing'],
  'datacenter-packs': ['microsoft-pricing'],
  cal: ['cal-reports'],
  'per-vm-licences': ['licensingschool'],
}

const calTypes = ['user', 'device', 'rds-user', 'rds-device'] as const

/** Below the form: the break-even, all models, the budget, prices and the working. */
export function WindowsDetails({ outcome }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const steps = windowsWorking(outcome.result.core)
  const named = (values: Readonly<Record<string, number | string>>) => {
    const type = calTypes.find((known) => known === values.type)
    return type ? { ...values, type: t(`calTypes.${type}`) } : values
  }
  return (
    <>
      <ModelSection outcome={outcome} />
      <BudgetSection outcome={outcome} />
      {!isInputError(steps) && (
        <Working
          steps={steps
            .filter(({ id, values }) => id !== 'cal-total' || values.costUsd !== 0)
            .map(({ id, values }) => ({ id, values: moneyTexts(named(values), format) }))}
          sources={windowsSources}
          sourceOf={sourceOf}
        />
      )}
      <PriceTable prices={usedPrices(outcome.input)} sources={windowsSources} />
    </>
  )
}
