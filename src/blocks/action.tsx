import { Actions } from '../components/actions.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import type { Content } from './action.schema.ts'

export function Action({ text, actions, ...section }: Content) {
  return (
    <Section {...section}>
      <p>
        <Rich>{text}</Rich>
      </p>
      <Actions actions={actions} />
    </Section>
  )
}
