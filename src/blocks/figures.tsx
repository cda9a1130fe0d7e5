import { z } from 'zod'
import { Section } from '../components/section.tsx'
import { Stats } from '../components/stats.tsx'
import { block, rich, text } from '../content/fields.ts'

export const schema = block('figures', {
  items: z
    .array(z.strictObject({ value: text, label: text, note: rich.optional() }))
    .min(2)
    .max(4),
})

export function Figures({ items, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section} room="wide">
      <Stats items={items} as="row" />
    </Section>
  )
}
