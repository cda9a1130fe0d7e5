import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './features.module.css'
import type { Content } from './features.schema.ts'

export function Features({ items, ...section }: Content) {
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
