import { Section } from '../components/section.tsx'
import css from './quote.module.css'
import type { Content } from './quote.schema.ts'

/** What someone in a role says. The quotation marks, the same in English and Thai, are text, so that they are copied with the words. */
export function Quote({ text, role, ...section }: Content) {
  return (
    <Section {...section}>
      <figure className={css.quote}>
        <blockquote>
          <p>“{text}”</p>
        </blockquote>
        <figcaption>{role}</figcaption>
      </figure>
    </Section>
  )
}
