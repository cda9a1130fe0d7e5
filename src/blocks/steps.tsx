import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich, text } from '../content/fields.ts'
import css from './steps.module.css'

export const schema = block('steps', {
  items: z.array(z.strictObject({ title: text, duration: text.optional(), text: rich })).min(2),
})

export function Steps({ items, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <ol className={css.steps}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            {item.duration && <p className={css.duration}>{item.duration}</p>}
            <p>
              <Rich>{item.text}</Rich>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
