import { useTranslation } from 'react-i18next'
import { isInputError } from '../shared/input-error.ts'
import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { type Calculation, useCalculation } from '../ui/form/use-calculation.ts'
import { moneyTexts } from '../ui/money/currency.ts'
import { Estimate, PriceTable, RateLine, rateOf } from '../ui/money/money.tsx'
import { HandOver, Notes, Overview, PriceThis } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerWindowsServer, type WindowsAnswer, type WindowsQuestion } from './answer.ts'
import { AzureSection } from './azure-section.tsx'
import { BreakEven } from './break-even.tsx'
import { CountsSection } from './counts.tsx'
import { useWindowsCompared, useWindowsFigure, useWindowsNotes, useWindowsTable } from './figures.ts'
import { usedPrices, type WindowsOutcome, windowsServerForm } from './form.ts'
import { arcPaygCoreMonthUsd } from './prices.ts'
import { sources, sourcesOf } from './sources.ts'
import { Budget, EditionTable, ModelSection } from './tables.tsx'
import { windowsWorking } from './working.ts'

/** The Windows Server calculator on its page. */
export function Widget() {
  return <View calculation={useCalculation(windowsServerForm, answerWindowsServer)} />
}

/** Everything that the page shows for a form's values. */
export function View({ calculation }: { calculation: Calculation<WindowsQuestion, WindowsAnswer> }) {
  const { outcome } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      compare={useWindowsCompared()}
      picture={outcome && <WindowsOverview outcome={outcome} />}
    >
      {outcome && <WindowsDetails outcome={outcome} />}
    </CalculatorFrame>
  )
}

/** Beside the form: both editions, what to mind, and what to do with the result. */
export function WindowsOverview({ outcome }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const answer = useWindowsFigure()(outcome)
  const notes = useWindowsNotes(outcome)
  const table = useWindowsTable(outcome)
  const { vcpusPerVm } = outcome.input
  const { vms, result } = outcome.result
  const coreLicences = result.perVmCoreLicencesTotal ?? result.standardCoreLicencesTotal
  return (
    <Overview>
      <RateLine money={outcome.result.money} />
      <EditionTable outcome={outcome} />
      <Notes notes={notes} />
      <BreakEven outcome={outcome} />
      <Estimate asOf={arcPaygCoreMonthUsd.asOf} />
      {vcpusPerVm !== undefined && vms > 0 && (
        <HandOver
          to="sql-server"
          values={{ model: 'per-core-vm', vmVcpus: `${vms}x${vcpusPerVm}`, ...rateOf(outcome.values) }}
        >
          {t('handOver', { vms: format.number(vms) })}
        </HandOver>
      )}
      <PriceThis items={{ vcpu: vms * (vcpusPerVm ?? 0), win: coreLicences / 2 }} />
      <Toolbar summary={[answer.sentence, ...notes].join('\n')} table={table} />
    </Overview>
  )
}

const calTypes = ['user', 'device', 'rds-user', 'rds-device'] as const

/** Below the form: the break-even, all models, the budget, prices and the working. */
export function WindowsDetails({ outcome }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const steps = windowsWorking(outcome.result.engineInput, outcome.input.pricePaygCoreMonthUsd)
  const named = (values: Readonly<Record<string, number | string>>) => {
    const type = calTypes.find((known) => known === values.type)
    return type ? { ...values, type: t(`calTypes.${type}`) } : values
  }
  return (
    <>
      <CountsSection outcome={outcome} />
      <ModelSection outcome={outcome} />
      <Budget outcome={outcome} />
      <AzureSection outcome={outcome} />
      {!isInputError(steps) && (
        <Working
          steps={steps
            .filter(({ id, values }) => id !== 'cal-total' || values.costUsd !== 0)
            .map(({ id, values }) => ({ id, values: moneyTexts(named(values), format) }))}
          sources={sources}
          sourcesOf={sourcesOf}
        />
      )}
      <PriceTable prices={usedPrices(outcome.input)} sources={sources} />
    </>
  )
}
