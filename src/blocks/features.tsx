import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './features.module.css'
import type { Content } from './features.schema.ts'

export function Features({ items, ...section }: Content) {
  // Three of a row, unless one alone would be left for the last.
  const three = items.length % 3 === 1 ? '' : css.three
  return (
    <Section {...section} room="wide">
      <dl className={`${css.features} ${three}`}>
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
