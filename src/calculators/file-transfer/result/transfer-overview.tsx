import { FillPatterns } from '../../ui/charts/fills.tsx'
import { Figures } from '../../ui/result/figures.tsx'
import { Notes, Overview } from '../../ui/result/notes.tsx'
import { Toolbar } from '../../ui/result/toolbar.tsx'
import type { TransferOutcome } from '../form.ts'
import { LineSplit } from './line-split.tsx'
import { Onward } from './onward.tsx'
import { TimeSplit } from './time-split.tsx'
import { useTransferFigure } from './use-transfer-figure.ts'
import { useTransferFigures } from './use-transfer-figures.ts'
import { useTransferNotes } from './use-transfer-notes.ts'
import { useTransferTable } from './use-transfer-table.ts'

/** Beside the form: where the time goes, what holds it up, and what to do with the result. */
export function TransferOverview({ outcome }: { outcome: TransferOutcome }) {
  const figures = useTransferFigures(outcome)
  const answer = useTransferFigure(outcome)
  const notes = useTransferNotes(outcome)
  const table = useTransferTable(outcome)
  const { result } = outcome
  const summary = [
    answer?.sentence ?? '',
    ...figures.map(({ label, value }) => `${label}: ${value}`),
    ...notes,
  ]
  return (
    <Overview>
      <FillPatterns />
      {result.mode === 'time' ? <TimeSplit losses={result.losses} /> : <LineSplit outcome={outcome} />}
      <Notes notes={notes} />
      <Figures items={figures} />
      <Onward outcome={outcome} />
      <Toolbar summary={summary.join('\n')} table={table} />
    </Overview>
  )
}
