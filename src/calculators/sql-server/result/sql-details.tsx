import { isInputError } from '../../shared/input-error.ts'
import { moneyTexts } from '../../ui/money/currency.ts'
import { PriceTable } from '../../ui/money/price-table.tsx'
import { Working } from '../../ui/result/working.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { SqlOutcome } from '../form.ts'
import { listPriceOf, priceInputs } from '../price-inputs.ts'
import { sqlSources } from '../sources.ts'
import { sqlWorking } from '../working.ts'
import { BreakEvenSection } from './break-even-section.tsx'
import { BudgetSection } from './budget-section.tsx'
import { LimitSection } from './limit-section.tsx'
import { OptionSection } from './option-section.tsx'

const sourceOf = {
  'cores-physical': ['sql-docs'],
  'cores-vm': ['sql-docs'],
  packs: ['softtrader'],
  'servers-cals': ['softtrader'],
  replicas: ['redmondmag-2019'],
  'licence-core': ['redmondmag-2022'],
  'licence-server-cal': ['redmondmag-2022'],
  subscription: ['sql-docs'],
  payg: ['sql-docs'],
  free: ['sql-docs'],
}

/** Below the form: all ways to pay, the break-even, the budget, limits, the working and prices. */
export function SqlDetails({ outcome: { input, result: answer } }: { outcome: SqlOutcome }) {
  const format = useFormat()
  const steps = sqlWorking(answer.core)
  const prices = priceInputs.map((price) => ({
    field: price.name,
    usd: input[price.name],
    list: listPriceOf(price, input.version),
  }))
  return (
    <>
      {answer.kind === 'paid' && (
        <>
          <OptionSection answer={answer} />
          <BreakEvenSection answer={answer} />
          <BudgetSection answer={answer} budget={input.budget} />
        </>
      )}
      <LimitSection version={input.version} />
      {!isInputError(steps) && (
        <Working
          steps={steps.map(({ id, values }) => ({ id, values: moneyTexts(values, format) }))}
          sources={sqlSources}
          sourceOf={sourceOf}
        />
      )}
      {answer.kind === 'paid' && <PriceTable prices={prices} sources={sqlSources} />}
    </>
  )
}
