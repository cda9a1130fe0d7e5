import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './list.module.css'
import type { Content } from './list.schema.ts'
import { itemText } from './list-item.ts'

export function List({ items, ...section }: Content) {
  return (
    <Section {...section}>
      <ul className={css.list}>
        {items.map((item) => {
          const text = itemText(item)
          return (
            <li key={text} className={text === item ? undefined : css.keyboard}>
              <Rich>{text}</Rich>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
