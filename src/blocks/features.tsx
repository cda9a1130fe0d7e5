import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './features.module.css'
import type { Content } from './features.schema.ts'

/** The classes of a list of features: three to a row if there is room, unless one would be left alone in the last row. */
export const columns = ({ length }: readonly unknown[]) =>
  length > 2 && length % 3 !== 1 ? `${css.features} ${css.three}` : css.features

export function Features({ items, ...section }: Content) {
  return (
    <Section {...section} room="wide">
      <dl className={columns(items)}>
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
