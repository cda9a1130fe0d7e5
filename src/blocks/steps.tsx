import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './steps.module.css'
import type { Content } from './steps.schema.ts'

/** Maximum number of steps, and of characters in each, that fit side by side on a wide screen. */
const row = { steps: 5, characters: 150 }

/** Number of letters by the room they take: the marks of scripts such as Thai take none. */
const lengthOf = (text: string) => text.replace(/[\p{M}\u200b\u2060]/gu, '').length

const fitsRow = (items: Content['items']) =>
  items.length <= row.steps && items.every(({ text }) => lengthOf(text) <= row.characters)

/** Number of steps in a row from which they need the width of the heading beside them. */
const wholeWidth = 5

export function Steps({ items, ...section }: Content) {
  const isRow = fitsRow(items)
  return (
    <Section {...section} room={isRow && items.length >= wholeWidth ? 'full' : 'wide'}>
      <ol className={`${css.steps} ${isRow ? css.row : ''}`}>
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
