import type { z } from 'zod'
import { Section } from '../components/section.tsx'
import { loadedForm } from '../contact/load-form.ts'
import { block } from '../content/fields.ts'

export const schema = block('contact-form', {})

/** The form itself; its page has it fetched before it is rendered. */
export function ContactForm(section: z.infer<typeof schema>) {
  const Form = loadedForm()
  return <Section {...section}>{Form && <Form />}</Section>
}
