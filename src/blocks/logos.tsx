import type { z } from 'zod'
import { Section } from '../components/section.tsx'
import { block } from '../content/fields.ts'

export const schema = block('logos', {})

export function Logos(section: z.infer<typeof schema>) {
  return <Section {...section}>{null}</Section>
}
