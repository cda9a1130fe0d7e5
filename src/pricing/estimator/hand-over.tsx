import Button from '@mui/material/Button'
import { Link } from '@tanstack/react-router'
import { pathOf } from '../../catalogue/urls.ts'
import { keepTypedValues, readTypedValues } from '../../contact/typed-values.ts'
import { satangFigure } from '../page/amounts.ts'
import { countFigure } from '../page/figures.ts'
import { addressOf } from './address.ts'
import { useWords } from './figures.ts'
import { machinesInWords } from './form.ts'
import type { PriceOutcome } from './overview.tsx'

const nothingWritten = {
  name: '',
  company: '',
  email: '',
  phone: '',
  topic: '',
  callTime: '',
  message: '',
  consent: '',
}

/** Hands the whole order to the contact form, in front of any text already there. */
export function AskUs({ outcome: { values, result } }: { outcome: PriceOutcome }) {
  const { input } = result
  const { own, day } = useWords()
  const fillIn = () => {
    const machines = machinesInWords(values.machines ?? '', own)
    const lines = result.lines.map(({ id, quantity }) => {
      const unit = own(`fields.${id}.${quantity === 1 ? 'one' : 'several'}`)
      return `${own(`fields.${id}.label`)}: ${countFigure(quantity)} ${unit}`
    })
    const message = own('handOver.message', {
      items: [...machines, ...(machines.length > 0 ? [own('handOver.parts')] : []), ...lines].join('\n'),
      support: own(`choices.support.${input.support}`),
      term: own(`choices.term.${input.term}`),
      start: day(input.start),
      payer: own(`choices.payer.${input.payer}`),
      monthly: satangFigure(result.monthly),
      gross: satangFigure(result.total.gross),
      link: addressOf(input),
    })
    const written = readTypedValues() ?? nothingWritten
    const opening = message.split('\n')[0] ?? ''
    const others = written.message.startsWith(opening) ? '' : written.message
    keepTypedValues({
      ...written,
      topic: 'quotation',
      message: [message, others].filter(Boolean).join('\n\n'),
    })
  }
  return (
    <Button size="small" component={Link} to={pathOf('contact')} onClick={fillIn}>
      {own('actions.ask')}
    </Button>
  )
}
