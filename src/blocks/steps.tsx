import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './steps.module.css'
import type { Content } from './steps.schema.ts'

export function Steps({ items, ...section }: Content) {
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
