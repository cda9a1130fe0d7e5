import type { z } from 'zod'
import { PageLink } from '../components/page-link.tsx'
import { Section } from '../components/section.tsx'
import { block, pageId } from '../content/fields.ts'

export const schema = block('calculator', { calculator: pageId })

export function Calculator({ calculator, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <PageLink page={calculator} />
    </Section>
  )
}
