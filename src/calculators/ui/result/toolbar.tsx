import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useContext, useState } from 'react'
import { saveFile } from '../../../browser/save-file.ts'
import { copyText } from '../../../typography/copy-text.ts'
import { useFormActions } from '../form/form-context.ts'
import { CalculatorContext, useTexts } from '../texts.ts'
import { type CsvTable, csvOf, download } from './csv.ts'
import { useMadeOf } from './made-of.ts'

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
  const { link, settle } = useFormActions()
  const id = useContext(CalculatorContext)
  const madeOf = useMadeOf()
  const [told, setTold] = useState('')
  const copy = async (text: string) =>
    setTold(shared((await copyText(text)) ? 'tools.copied' : 'tools.failed'))
  const copyLink = () => {
    settle()
    return copy(link())
  }
  const csv = () => {
    const made = madeOf.asRows(summary)
    download(`${id}.csv`, csvOf([...table(), ...(made.length > 0 ? [[], ...made] : [])]))
  }
  const xlsx = async () => {
    const made = madeOf.asRows(summary)
    const sheets = [
      { name: shared('made.result'), rows: table(), headed: true as const },
      ...(made.length > 0 ? [{ name: shared('inputs'), rows: made }] : []),
    ]
    try {
      const { xlsxOf } = await import('./xlsx.ts')
      saveFile(await xlsxOf(sheets), `${id}.xlsx`)
    } catch {
      setTold(shared('tools.noFile'))
    }
  }
  return (
    <Bar role="group" aria-label={shared('tools.label')}>
      <Button variant="text" size="small" onClick={copyLink}>
        {shared('tools.link')}
      </Button>
      <Button variant="text" size="small" onClick={() => copy(`${summary}\n\n${madeOf.asText()}`)}>
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
      <span role="status">{told}</span>
    </Bar>
  )
}
