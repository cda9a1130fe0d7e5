import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './list.module.css'
import type { Content } from './list.schema.ts'

export function List({ items, keyboard, ...section }: Content) {
  return (
    <Section {...section}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item}>
            <Rich>{item}</Rich>
          </li>
        ))}
        {keyboard && (
          <li className={css.keyboard}>
            <Rich>{keyboard}</Rich>
          </li>
        )}
      </ul>
    </Section>
  )
}
