import { useTranslation } from 'react-i18next'
import { Estimate } from '../../ui/money/price-table.tsx'
import { Figures } from '../../ui/result/figures.tsx'
import { HandOver, Notes, Overview } from '../../ui/result/notes.tsx'
import { Toolbar } from '../../ui/result/toolbar.tsx'
import type { PaidAnswer } from '../answer.ts'
import type { SqlOutcome } from '../form.ts'
import { sqlListPrices } from '../list-prices.ts'
import { OptionBars } from './option-bars.tsx'
import { useSqlFigure } from './use-sql-figure.ts'
import { useSqlFigures } from './use-sql-figures.ts'
import { useSqlTable } from './use-sql-table.ts'

const asOf = sqlListPrices[0]?.asOf ?? ''

/** Beside the form: the ways to pay, the licences, what to mind, and what to do with the result. */
export function SqlOverview({ outcome }: { outcome: SqlOutcome }) {
  const { t } = useTranslation('calculators/sql-server')
  const answer = useSqlFigure(outcome)
  const table = useSqlTable(outcome)
  const { result } = outcome
  const notes = result.result.warnings.map((warning) => t(`warnings.${warning}`))
  return (
    <Overview>
      {result.kind === 'paid' && <OptionBars answer={result} />}
      <Notes notes={notes} />
      {result.kind === 'paid' && <PaidFigures answer={result} />}
      <Estimate asOf={asOf} />
      <Toolbar summary={[answer?.sentence ?? '', ...notes].join('\n')} table={table} />
    </Overview>
  )
}

function PaidFigures({ answer }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const figures = useSqlFigures(answer)
  const { model, vmVcpus = [] } = answer.core
  const vms = String(vmVcpus.length)
  return (
    <>
      <Figures items={figures} />
      {model !== 'per-core-physical' && vmVcpus.length > 0 && (
        <HandOver to="windows-server" values={{ windowsVmsPerHost: vms, vmVcpus: vmVcpus.join(' ') }}>
          {t('handOver')}
        </HandOver>
      )}
    </>
  )
}
