import { useTranslation } from 'react-i18next'
import { calculatorPage } from '../ui/calculator-page.tsx'
import { moneyTexts } from '../ui/money/currency.ts'
import { Estimate, PriceTable, RateLine, rateOf } from '../ui/money/money.tsx'
import { HandOver, Notes, Overview, PriceThis } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerWindowsServer, type WindowsOutcome } from './answer.ts'
import { BreakEven } from './break-even.tsx'
import { calTypes } from './costs.ts'
import { CountsSection } from './counts.tsx'
import {
  useWindowsFigure,
  useWindowsFigures,
  useWindowsNotes,
  useWindowsTable,
  useWindowsWords,
} from './figures.ts'
import { windowsServerForm } from './form.ts'
import { sources, sourcesOf } from './sources.ts'
import { AzureSection, Budget, EditionTable, ModelSection } from './tables.tsx'
import { windowsWorking } from './working.ts'

/** Beside the form: both editions, notes, and where one costs less than the other. */
function WindowsOverview({ outcome }: { outcome: WindowsOutcome }) {
  const answer = outcome.result
  const { sentence } = useWindowsFigure()(outcome)
  const notes = useWindowsNotes(answer)
  const table = useWindowsTable(answer)
  return (
    <Overview>
      <RateLine money={answer.money} />
      <EditionTable answer={answer} />
      <Notes notes={notes} />
      <BreakEven answer={answer} />
      <Toolbar summary={[sentence, ...notes].join('\n')} table={table} />
    </Overview>
  )
}

/** Under the form: what the cost covers, and the same machines in other calculations. */
function WindowsNext({ outcome }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const { plan, result } = outcome.result
  const { vms, vcpusPerVm } = plan
  const coreLicences = result.perVmCoreLicencesTotal ?? result.standardCoreLicencesTotal
  return (
    <Overview>
      <Estimate />
      {vcpusPerVm !== undefined && vms > 0 && (
        <HandOver
          to="sql-server"
          values={{ model: 'per-core-vm', vmVcpus: `${vms}x${vcpusPerVm}`, ...rateOf(outcome.values) }}
        >
          {t('handOver', { count: vms, vms: format.number(vms) })}
        </HandOver>
      )}
      <PriceThis amounts={{ vcpus: vms * (vcpusPerVm ?? 0), windowsServerCores: coreLicences }} />
    </Overview>
  )
}

/** Below the form: the break-even, all models, the budget, prices and the working. */
function WindowsDetails({ outcome: { result: answer } }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const words = useWindowsWords()
  /** A step's values as its formula writes them: counts with their nouns, and the packs that are bought at their prices. */
  const written = ({ id, values }: ReturnType<typeof windowsWorking>[number]) => {
    const texts = moneyTexts(values, format)
    const type = calTypes.find((one) => one.id === values.type)
    const packs = (['16', '2'] as const).flatMap((size) =>
      Number(values[`packs${size}`]) > 0
        ? [`${format.number(values[`packs${size}`] ?? 0)} × ${texts[`price${size}`]}`]
        : [],
    )
    const sum = packs.join(' + ') || format.number(0)
    return {
      ...texts,
      ...(type && { type: t(`calTypes.${type.id}`) }),
      ...('packs16' in values && { packs: packs.length > 1 ? `(${sum})` : sum }),
      ...(id !== 'cluster-vms' && 'hosts' in values && { hosts: words('hosts', Number(values.hosts)) }),
      ...((id === 'per-vm-licences' || id === 'hybrid-benefit') && { vms: words('vms', Number(values.vms)) }),
    }
  }
  return (
    <>
      <CountsSection answer={answer} />
      <ModelSection answer={answer} />
      <Budget answer={answer} />
      <AzureSection answer={answer} />
      <Working
        steps={windowsWorking(answer.plan, answer.result)
          .filter(({ id, values }) => id !== 'cal-total' || values.costUsd !== 0)
          .map((step) => ({ id: step.id, values: written(step) }))}
        sources={sources}
        sourcesOf={sourcesOf}
      />
      <PriceTable prices={answer.prices} sources={sources} />
    </>
  )
}

export const { View, Widget } = calculatorPage({
  form: windowsServerForm,
  answer: answerWindowsServer,
  useFigure: useWindowsFigure,
  useFigures: useWindowsFigures,
  Overview: WindowsOverview,
  Next: WindowsNext,
  Details: WindowsDetails,
})
