import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich } from '../content/fields.ts'
import css from './list.module.css'

export const schema = block('list', { items: z.array(rich).min(2) })

export function List({ items, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item}>
            <Rich>{item}</Rich>
          </li>
        ))}
      </ul>
    </Section>
  )
}
