import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich, text } from '../content/fields.ts'
import css from './timeline.module.css'

export const schema = block('timeline', {
  items: z.array(z.strictObject({ date: text, title: text, text: rich })).min(2),
})

export function Timeline({ items, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <ol className={css.timeline}>
        {items.map((item) => (
          <li key={item.title}>
            <p className={css.date}>{item.date}</p>
            <div>
              <h3>{item.title}</h3>
              <p>
                <Rich>{item.text}</Rich>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
