import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich } from '../content/fields.ts'
import css from './clauses.module.css'

const clause = z.union([rich, z.strictObject({ text: rich, items: z.array(rich).min(1) })])

export const schema = block('clauses', { items: z.array(clause).min(1) })

/** Numbered clauses; CSS counters number them, so that a clause added in the middle renumbers the rest. */
export function Clauses({ items, ...section }: z.infer<typeof schema>) {
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

function Clause({ id, clause }: { id: string; clause: z.infer<typeof schema>['items'][number] }) {
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
