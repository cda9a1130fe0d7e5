import { useTranslation } from 'react-i18next'
import { Estimate } from '../../ui/money/price-table.tsx'
import { HandOver, Notes, Overview } from '../../ui/result/notes.tsx'
import { Toolbar } from '../../ui/result/toolbar.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { WindowsOutcome } from '../form.ts'
import { arcPaygCoreMonthUsd } from '../list-prices.ts'
import { BreakEven } from './break-even.tsx'
import { EditionTable } from './edition-table.tsx'
import { useWindowsFigure } from './use-windows-figure.ts'
import { useWindowsNotes } from './use-windows-notes.ts'
import { useWindowsTable } from './use-windows-table.ts'

/** Beside the form: both editions, what to mind, and what to do with the result. */
export function WindowsOverview({ outcome }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const answer = useWindowsFigure(outcome)
  const notes = useWindowsNotes(outcome)
  const table = useWindowsTable(outcome)
  const { vcpusPerVm } = outcome.input
  const { vms } = outcome.result
  return (
    <Overview>
      <EditionTable outcome={outcome} />
      <Notes notes={notes} />
      <BreakEven outcome={outcome} />
      <Estimate asOf={arcPaygCoreMonthUsd.asOf} />
      {vcpusPerVm !== undefined && vms > 0 && (
        <HandOver to="sql-server" values={{ model: 'per-core-vm', vmVcpus: `${vms}x${vcpusPerVm}` }}>
          {t('handOver', { vms: format.number(vms) })}
        </HandOver>
      )}
      <Toolbar summary={[answer?.sentence ?? '', ...notes].join('\n')} table={table} />
    </Overview>
  )
}
