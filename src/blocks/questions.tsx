import { useTranslation } from 'react-i18next'
import fold from '../components/fold-row.module.css'
import { More } from '../components/more.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { firstFew } from './first-few.ts'
import css from './questions.module.css'
import type { Content } from './questions.schema.ts'

/** Native disclosures: answers open before and without JavaScript. */
export function Questions({ items, isBrief, ...section }: Content & { isBrief?: boolean }) {
  const { t } = useTranslation()
  const few = isBrief ? firstFew(items.length) : items.length
  const rows = items.map((item) => (
    <details key={item.question} className={`${fold.row} ${css.item}`}>
      <summary>{item.question}</summary>
      <p>
        <Rich>{item.answer}</Rich>
      </p>
    </details>
  ))
  return (
    <Section {...section} room="wide">
      {rows.slice(0, few)}
      {few < rows.length && (
        <More name={t('more.questions', { number: rows.length - few })}>{rows.slice(few)}</More>
      )}
    </Section>
  )
}
