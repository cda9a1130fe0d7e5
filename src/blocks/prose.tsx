import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich } from '../content/fields.ts'
import css from './prose.module.css'

export const schema = block('prose', { paragraphs: z.array(rich).min(1) })

export function Prose({ paragraphs, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <div className={css.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Rich>{paragraph}</Rich>
          </p>
        ))}
      </div>
    </Section>
  )
}
