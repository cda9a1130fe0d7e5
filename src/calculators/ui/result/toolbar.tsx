import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { styled } from '@mui/material/styles'
import { useContext, useState } from 'react'
import { CopyOutcome, useCopying } from '../../../components/copying.tsx'
import { PrintOutcome, usePrinting } from '../../../components/printing.tsx'
import { SaveOutcome, useSaving } from '../../../components/saving.tsx'
import { from, withoutApp } from '../../../widgets/media.ts'
import { ComparisonContext } from '../compare/compared.ts'
import { keptNames } from '../form/search-params.ts'
import { useFormActions } from '../form/use-form.ts'
import { useCalculatorId, useTexts } from '../texts.ts'
import { type CsvTable, csvFile, csvOf, useMadeOf } from './export.ts'
import type { SheetTable } from './xlsx.ts'

const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: 8,
  // Says what came of a press.
  '& > :not(button)': { gridColumn: '1 / -1' },
  paddingTop: 16,
  borderTop: '1px solid var(--palette-line)',
  // A fold before it has a line of its own.
  'figure:has(> details:last-child) + &, details + &': { borderTop: 0, paddingTop: 0 },
  '@media print': { display: 'none' },
  ...withoutApp({ display: 'none' }),
})

/** Feedback on a button press, shown inline where a floating message would cover the result. */
const Told = styled('p')({ fontSize: 'var(--type-small)' })

interface ToolbarProps {
  /** The result in words, as for an e-mail. */
  summary: string
  /** Everything the page shows, for a spreadsheet. */
  table: () => CsvTable
}

/** Actions on a result: share, copy, download. */
export function Toolbar({ summary, table }: ToolbarProps) {
  const { shared } = useTexts()
  const { link, endEntry, keep, keptCount } = useFormActions()
  const id = useCalculatorId()
  const madeOf = useMadeOf()
  const comparison = useContext(ComparisonContext)
  const [message, setMessage] = useState({ text: '', count: 0, open: false })
  const tell = (text: string) => setMessage(({ count }) => ({ text, count: count + 1, open: true }))
  const copying = useCopying()
  const saving = useSaving()
  const printing = usePrinting()
  const [isWithoutFile, setWithoutFile] = useState(false)
  const [kept, setKept] = useState<string>()
  /** Clears the feedback on the last press. */
  const forget = () => {
    setWithoutFile(false)
    setKept(undefined)
    for (const last of [copying, saving, printing]) last.forget()
  }
  const copy = async (text: string) => {
    if (await copying.copy(text)) tell(shared('tools.copied'))
  }
  const copyLink = () => {
    endEntry()
    return copy(link())
  }
  const keepThis = () => {
    const count = keptCount()
    if (count < keptNames.length) keep()
    setKept(shared(count < keptNames.length ? 'compare.kept' : 'compare.full'))
  }
  const compared = () => comparison?.() ?? []
  const comparedText = () =>
    compared()
      .map((row) => row.join(' | '))
      .join('\n')
  /** Tables to export, each with its name. */
  const tables = (): readonly SheetTable[] =>
    [
      { name: shared('made.result'), rows: table(), headed: true as const },
      { name: shared('compare.title'), rows: compared(), headed: true as const },
      { name: shared('inputs'), rows: madeOf.asRows(summary) },
    ].filter(({ rows }) => rows.length > 0)
  const csv = () =>
    // Stacks the tables, with an empty row between them.
    csvOf(tables().flatMap(({ rows }, index) => (index === 0 ? rows : [[], ...rows])))
  const saveCsv = () => saving.save({ ...csvFile(`${id}.csv`, csv()), page: link() })
  const saveXlsx = async () => {
    try {
      const { xlsxOf } = await import('./xlsx.ts')
      await saving.save({ ...csvFile(`${id}.xlsx`, csv()), content: await xlsxOf(tables()), page: link() })
    } catch {
      setWithoutFile(true)
    }
  }
  const buttons = [
    ...(comparison ? [['compare.keep', keepThis] as const] : []),
    ['tools.link', copyLink],
    ['tools.result', () => copy([summary, comparedText(), madeOf.asText()].filter(Boolean).join('\n\n'))],
    ['tools.csv', saveCsv],
    ['tools.xlsx', saveXlsx],
    ['tools.print', () => printing.print()],
  ] as const
  return (
    <Bar role="group" aria-label={shared('tools.label')}>
      {buttons.map(([text, act]) => (
        <Button
          key={text}
          variant="outlined"
          size="small"
          onClick={() => {
            forget()
            void act()
          }}
        >
          {shared(text)}
        </Button>
      ))}
      {kept && <Told role="alert">{kept}</Told>}
      <CopyOutcome outcome={copying.outcome?.isCopied ? undefined : copying.outcome} />
      <SaveOutcome {...saving} message={isWithoutFile ? shared('tools.noFile') : undefined} />
      <PrintOutcome isRefused={printing.isRefused} page={link} />
      <Snackbar
        key={message.count}
        open={message.open}
        message={message.text}
        autoHideDuration={6000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setMessage((shown) => ({ ...shown, open: false }))
        }}
      />
    </Bar>
  )
}
