import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { styled } from '@mui/material/styles'
import { useContext, useState } from 'react'
import { saveFile } from '../../../browser/save-file.ts'
import { copyText } from '../../../typography/copy-text.ts'
import { withoutApp } from '../../../widgets/media.ts'
import { ComparisonContext } from '../compare/compared.ts'
import { useFormActions } from '../form/form-context.ts'
import { keptNames } from '../form/search.ts'
import { CalculatorContext, useTexts } from '../texts.ts'
import { type CsvTable, csvOf, download, useMadeOf } from './export.ts'
import type { SheetTable } from './xlsx.ts'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'center',
  paddingTop: 8,
  borderTop: '1px solid var(--palette-line)',
  '@media print': { display: 'none' },
  ...withoutApp({ display: 'none' }),
})

interface ToolbarProps {
  /** The result in plain words, as one would put it into an e-mail. */
  summary: string
  /** Everything that the page shows, for a spreadsheet. */
  table: () => CsvTable
}

/** What can be done with a result: share it, copy it, take it along. */
export function Toolbar({ summary, table }: ToolbarProps) {
  const { shared } = useTexts()
  const { link, settle, keep, keptCount } = useFormActions()
  const id = useContext(CalculatorContext)
  const madeOf = useMadeOf()
  const comparison = useContext(ComparisonContext)
  const [message, setMessage] = useState({ text: '', count: 0, open: false })
  const tell = (text: string) => setMessage(({ count }) => ({ text, count: count + 1, open: true }))
  const copy = async (text: string) => tell(shared((await copyText(text)) ? 'tools.copied' : 'tools.failed'))
  const copyLink = () => {
    settle()
    return copy(link())
  }
  const keepThis = () => {
    const count = keptCount()
    if (count < keptNames.length) keep()
    tell(shared(count < keptNames.length ? 'compare.kept' : 'compare.full'))
  }
  const compared = () => comparison?.() ?? []
  const comparedText = () =>
    compared()
      .map((row) => row.join(' | '))
      .join('\n')
  /** What leaves as a file, each table with its name. */
  const tables = (): readonly SheetTable[] =>
    [
      { name: shared('made.result'), rows: table(), headed: true as const },
      { name: shared('compare.title'), rows: compared(), headed: true as const },
      { name: shared('inputs'), rows: madeOf.asRows(summary) },
    ].filter(({ rows }) => rows.length > 0)
  const csv = () =>
    // Tables below each other, with an empty row between.
    download(`${id}.csv`, csvOf(tables().flatMap(({ rows }, index) => (index === 0 ? rows : [[], ...rows]))))
  const xlsx = async () => {
    try {
      const { xlsxOf } = await import('./xlsx.ts')
      saveFile(await xlsxOf(tables()), `${id}.xlsx`)
    } catch {
      tell(shared('tools.noFile'))
    }
  }
  return (
    <Bar role="group" aria-label={shared('tools.label')}>
      {comparison && (
        <Button variant="text" size="small" onClick={keepThis}>
          {shared('compare.keep')}
        </Button>
      )}
      <Button variant="text" size="small" onClick={copyLink}>
        {shared('tools.link')}
      </Button>
      <Button
        variant="text"
        size="small"
        onClick={() => copy([summary, comparedText(), madeOf.asText()].filter(Boolean).join('\n\n'))}
      >
        {shared('tools.result')}
      </Button>
      <Button variant="text" size="small" onClick={csv}>
        {shared('tools.csv')}
      </Button>
      <Button variant="text" size="small" onClick={xlsx}>
        {shared('tools.xlsx')}
      </Button>
      <Button variant="text" size="small" onClick={() => print()}>
        {shared('tools.print')}
      </Button>
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
