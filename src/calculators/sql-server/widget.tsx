import { useTranslation } from 'react-i18next'
import { sum } from '../shared/licences.ts'
import { calculatorPage } from '../ui/calculator-page.tsx'
import type { Values } from '../ui/form/fields.ts'
import { moneyTexts } from '../ui/money/currency.ts'
import { Estimate, PriceTable, RateLine, rateOf } from '../ui/money/money.tsx'
import { Figures } from '../ui/result/figures.tsx'
import { HandOver, Notes, Overview, PriceThis } from '../ui/result/notes.tsx'
import { Toolbar } from '../ui/result/toolbar.tsx'
import { Working } from '../ui/result/working.tsx'
import { useFormat } from '../ui/texts.ts'
import { answerSqlServer, type PaidAnswer, type SqlOutcome } from './answer.ts'
import { BreakEvenSection } from './break-even.tsx'
import { CountsSection } from './counts.tsx'
import {
  useSqlComparedFigures,
  useSqlFigure,
  useSqlFigures,
  useSqlNotes,
  useSqlTable,
  useSqlWords,
} from './figures.ts'
import { sqlServerForm } from './form.ts'
import { sources, sourcesOf } from './sources.ts'
import { Budget, LimitSection, WaysToPay } from './tables.tsx'
import { sqlWorking } from './working.ts'
import { replicaKinds, vcpusOf } from './workload.ts'

/** Beside the form: the ways to pay, the licences, and notes. */
function SqlOverview({ outcome }: { outcome: SqlOutcome }) {
  const answer = useSqlFigure()(outcome)
  const table = useSqlTable(outcome)
  const { result } = outcome
  const notes = useSqlNotes(result)
  return (
    <Overview>
      <RateLine money={result.money} />
      {result.kind === 'paid' && <WaysToPay answer={result} />}
      <Notes notes={notes} />
      {result.kind === 'paid' && <PaidFigures answer={result} />}
      <Toolbar summary={[answer.sentence, ...notes].join('\n')} table={table} />
    </Overview>
  )
}

function PaidFigures({ answer }: { answer: PaidAnswer }) {
  return <Figures items={useSqlFigures()(answer)} />
}

/** Under the form: what the cost covers, and the same machines in other calculations. */
function SqlNext({ outcome: { result, values } }: { outcome: SqlOutcome }) {
  return (
    <Overview>
      <Estimate />
      {result.kind === 'paid' && <PaidLinks answer={result} values={values} />}
    </Overview>
  )
}

function PaidLinks({ answer, values }: { answer: PaidAnswer; values: Values }) {
  const { t } = useTranslation('calculators/sql-server')
  const vcpus = vcpusOf(answer.byCore)
  return (
    <>
      {vcpus.length > 0 && (
        <HandOver
          to="windows-server"
          values={{ windowsVmsPerHost: String(vcpus.length), vmVcpus: vcpus.join(' '), ...rateOf(values) }}
        >
          {t('handOver')}
        </HandOver>
      )}
      {answer.plan.edition === 'standard' && (
        <PriceThis amounts={{ vcpus: sum(vcpus), sqlServerCores: 2 * (answer.result.packs2core ?? 0) }} />
      )}
    </>
  )
}

/** Below the form: the break-even, the budget, limits, the working and prices. */
function SqlDetails({ outcome: { result: answer } }: { outcome: SqlOutcome }) {
  const { t } = useTranslation('calculators/sql-server')
  const format = useFormat()
  const words = useSqlWords()
  /** A step's values as its formula writes them: counts with their nouns, those that there are. */
  const written = ({ id, values }: ReturnType<typeof sqlWorking>[number]) => {
    const texts = moneyTexts(values, format)
    const count = (name: string) => Number(values[name])
    const number = (name: string) => format.number(count(name))
    if (id === 'cores-vm') return { ...texts, vms: words('vms', count('vms')) }
    if (id === 'servers-cals') {
      const nouns = [['servers', 'serverLicences'] as const, ['cals', 'cals'] as const]
      const licences = nouns
        .filter(([name]) => count(name) > 0)
        .map(([name, noun]) => words(noun, count(name)))
      return { ...texts, licences: format.list(licences) }
    }
    if (id === 'replicas') {
      const replicas = replicaKinds.filter((kind) => count(kind) > 0)
      return {
        ...texts,
        replicas: format.list(replicas.map((kind) => t(`replicas.${kind}`, { number: number(kind) }))),
      }
    }
    return texts
  }
  return (
    <>
      {answer.kind === 'paid' && (
        <>
          <CountsSection answer={answer} />
          <BreakEvenSection answer={answer} />
          <Budget answer={answer} />
        </>
      )}
      <LimitSection version={answer.plan.version} />
      <Working
        steps={sqlWorking(answer).map((step) => ({ id: step.id, values: written(step) }))}
        sources={sources}
        sourcesOf={sourcesOf}
      />
      {answer.kind === 'paid' && <PriceTable prices={answer.prices} sources={sources} />}
    </>
  )
}

export const { View, Widget } = calculatorPage({
  form: sqlServerForm,
  answer: answerSqlServer,
  useFigure: useSqlFigure,
  useFigures: useSqlComparedFigures,
  Overview: SqlOverview,
  Next: SqlNext,
  Details: SqlDetails,
})
