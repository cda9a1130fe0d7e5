import { Section } from '../components/section.tsx'
import { loadedForm } from '../contact/load-form.ts'
import type { Content } from './contact-form.schema.ts'

/** The form itself; its page has it fetched before it is rendered. */
export function ContactForm(section: Content) {
  const Form = loadedForm()
  return <Section {...section}>{Form && <Form />}</Section>
}
