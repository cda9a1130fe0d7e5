import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useContext, useState } from 'react'
import { copyText } from '../../../browser/copy-text.ts'
import { useFormActions } from '../form/form-context.ts'
import { withoutMarks } from '../format/format.ts'
import { CalculatorContext, useTexts } from '../texts.ts'
import { type CsvTable, csvOf, download } from './csv.ts'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'center',
  paddingTop: 8,
  borderTop: '1px solid var(--palette-line)',
  '& [role=status]': { fontSize: 'var(--type-label)', color: 'var(--palette-muted)' },
  '@media print, (scripting: none)': { display: 'none' },
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
  const { settle } = useFormActions()
  const id = useContext(CalculatorContext)
  const [told, setTold] = useState('')
  const copy = async (text: string) =>
    setTold(shared((await copyText(withoutMarks(text))) ? 'tools.copied' : 'tools.failed'))
  const copyLink = () => {
    settle()
    return copy(location.href)
  }
  return (
    <Bar role="group" aria-label={shared('tools.label')}>
      <Button variant="text" size="small" onClick={copyLink}>
        {shared('tools.link')}
      </Button>
      <Button variant="text" size="small" onClick={() => copy(summary)}>
        {shared('tools.result')}
      </Button>
      <Button variant="text" size="small" onClick={() => download(`${id}.csv`, csvOf(table()))}>
        {shared('tools.csv')}
      </Button>
      <Button variant="text" size="small" onClick={() => print()}>
        {shared('tools.print')}
      </Button>
      <span role="status">{told}</span>
    </Bar>
  )
}
