import type { z } from 'zod'
import { ColorTable } from '../components/color-table.tsx'
import { Section } from '../components/section.tsx'
import { block } from '../content/fields.ts'

export const schema = block('colors', {})

export function Colors(section: z.infer<typeof schema>) {
  return (
    <Section {...section} room="wide">
      <ColorTable />
    </Section>
  )
}
