import type { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { block, rich } from '../content/fields.ts'
import css from './callout.module.css'

export const schema = block('callout', { text: rich })

export function Callout({ text, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <p className={css.callout}>
        <Rich>{text}</Rich>
      </p>
    </Section>
  )
}
