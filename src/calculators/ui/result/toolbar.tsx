import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useContext, useState } from 'react'
import { copyText } from '../../../typography/copy-text.ts'
import { rulesVersion } from '../../shared/working.ts'
import { useFormActions } from '../form/form-context.ts'
import { CalculatorContext, useFormat, useTexts } from '../texts.ts'
import { type CsvTable, csvOf, download } from './csv.ts'
import { inputTexts, today } from './inputs.ts'

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

/** What goes along with a result that leaves the page: what it rests on, of which day and rules, and the way back. */
const useMadeOf = () => {
  const texts = useTexts()
  const { month } = useFormat()
  const { form, values, link } = useFormActions()
  const read = () => ({ inputs: inputTexts(form, values(), texts), day: today(), link: link() })
  // An address of another shape belongs to other rules, which its own table names.
  const rules = form.link ? undefined : texts.shared('made.rules', { month: month(rulesVersion) })
  return {
    asText: () => {
      const { inputs, day, link } = read()
      return [
        ...inputs.map(({ label, text }) => `${label}: ${text}`),
        '',
        [day, rules].filter(Boolean).join(' · '),
        link,
      ].join('\n')
    },
    asRows: (): CsvTable => {
      if (rules === undefined) return []
      const { inputs, day, link } = read()
      return [
        [],
        [texts.shared('inputs')],
        ...inputs.map(({ label, text }) => [label, text]),
        [],
        [texts.shared('made.day'), day],
        [rules],
        [texts.shared('made.address'), link],
      ]
    },
  }
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
  const file = () => csvOf([...table(), ...madeOf.asRows()])
  return (
    <Bar role="group" aria-label={shared('tools.label')}>
      <Button variant="text" size="small" onClick={copyLink}>
        {shared('tools.link')}
      </Button>
      <Button variant="text" size="small" onClick={() => copy(`${summary}\n\n${madeOf.asText()}`)}>
        {shared('tools.result')}
      </Button>
      <Button variant="text" size="small" onClick={() => download(`${id}.csv`, file())}>
        {shared('tools.csv')}
      </Button>
      <Button variant="text" size="small" onClick={() => print()}>
        {shared('tools.print')}
      </Button>
      <span role="status">{told}</span>
    </Bar>
  )
}
