import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich, text } from '../content/fields.ts'
import css from './questions.module.css'

export const schema = block('questions', {
  items: z.array(z.strictObject({ question: text, answer: rich })).min(3),
})

/** Native disclosure: answers open before and without JavaScript. */
export function Questions({ items, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      {items.map((item) => (
        <details key={item.question} className={css.item}>
          <summary>{item.question}</summary>
          <p>
            <Rich>{item.answer}</Rich>
          </p>
        </details>
      ))}
    </Section>
  )
}
