import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './timeline.module.css'
import type { Content } from './timeline.schema.ts'

export function Timeline({ items, ...section }: Content) {
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
