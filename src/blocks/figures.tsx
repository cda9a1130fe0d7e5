import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich, text } from '../content/fields.ts'
import css from './figures.module.css'

export const schema = block('figures', {
  items: z
    .array(z.strictObject({ value: text, label: text, note: rich.optional() }))
    .min(2)
    .max(4),
})

export function Figures({ items, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section} room="wide">
      <dl className={css.figures}>
        {items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd className={css.value}>{item.value}</dd>
            {item.note && (
              <dd className={css.note}>
                <Rich>{item.note}</Rich>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  )
}
