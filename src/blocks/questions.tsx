import fold from '../components/fold-row.module.css'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './questions.module.css'
import type { Content } from './questions.schema.ts'

/** Native disclosures: answers open before and without JavaScript. */
export function Questions({ items, ...section }: Content) {
  return (
    <Section {...section} room="wide">
      {items.map((item) => (
        <details key={item.question} className={`${fold.row} ${css.item}`}>
          <summary>{item.question}</summary>
          <p>
            <Rich>{item.answer}</Rich>
          </p>
        </details>
      ))}
    </Section>
  )
}
