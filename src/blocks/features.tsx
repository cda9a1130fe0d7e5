import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich, text } from '../content/fields.ts'
import css from './features.module.css'

export const schema = block('features', {
  items: z
    .array(z.strictObject({ title: text, text: rich }))
    .min(2)
    .max(8),
})

export function Features({ items, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <dl className={css.features}>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>
              <Rich>{item.text}</Rich>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
