import { z } from 'zod'
import { Actions } from '../components/actions.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { action, block, rich } from '../content/fields.ts'

export const schema = block('action', { text: rich, actions: z.array(action).min(1).max(2) })

export function Action({ text, actions, ...section }: z.infer<typeof schema>) {
  return (
    <Section {...section}>
      <p>
        <Rich>{text}</Rich>
      </p>
      <Actions actions={actions} />
    </Section>
  )
}
