import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './callout.module.css'
import type { Content } from './callout.schema.ts'

export function Callout({ text, ...section }: Content) {
  return (
    <Section {...section}>
      <p className={css.callout}>
        <Rich>{text}</Rich>
      </p>
    </Section>
  )
}
