import { Link } from '@tanstack/react-router'
import { pathOf } from '../../catalogue/urls.ts'
import { keepTypedValues, readTypedValues } from '../../contact/typed-values.ts'
import { addressOf } from './address.ts'
import css from './estimator.module.css'
import { figure, useWords } from './figures.ts'
import type { PriceOutcome } from './overview.tsx'

const nothingWritten = { name: '', company: '', email: '', phone: '', topic: '', message: '', consent: '' }

/** Takes the estimate to the contact form, in front of what was written there already. */
export function HandOverToContact({ outcome: { input, result } }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const fillIn = () => {
    const message = own('handOver.message', {
      items: result.lines.map(({ id, quantity }) => `${own(`fields.${id}.label`)}: ${quantity}`).join('\n'),
      monthly: figure(result.monthly),
      months: input.term,
      gross: figure(result.total.gross),
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
    <p className={css.onward}>
      <Link to={pathOf('contact')} onClick={fillIn}>
        {own('handOver.quote')}
      </Link>
    </p>
  )
}
