import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './clauses.module.css'
import type { Content } from './clauses.schema.ts'

/** Numbered clauses; CSS counters number them, so that a clause added in the middle renumbers the rest. */
export function Clauses({ items, ...section }: Content) {
  return (
    <Section {...section}>
      <ol className={css.clauses}>
        {items.map((item, index) => (
          <Clause
            key={typeof item === 'string' ? item : item.text}
            id={`${section.id}-${index + 1}`}
            clause={item}
          />
        ))}
      </ol>
    </Section>
  )
}

function Clause({ id, clause }: { id: string; clause: Content['items'][number] }) {
  const { text, items } = typeof clause === 'string' ? { text: clause, items: [] } : clause
  return (
    <li id={id}>
      <Rich>{text}</Rich>
      {items.length > 0 && (
        <ol>
          {items.map((item) => (
            <li key={item}>
              <Rich>{item}</Rich>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
