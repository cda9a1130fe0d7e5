import { Rich } from '../components/rich.tsx'
import { SampleTag, Section } from '../components/section.tsx'
import { loadedForm } from '../contact/load-form.ts'
import type { Content } from './contact-form.schema.ts'
import css from './form-and-next.module.css'
import type { Content as Steps } from './steps.schema.ts'

/** The form, with what happens next beside it; its page fetches the form before the first render. */
export function ContactForm({ next, ...section }: Content & { next?: Steps | undefined }) {
  const Form = loadedForm()
  return (
    <Section {...section} room="full">
      <div className={css.sides}>
        <div>{Form && <Form />}</div>
        {next && <Next {...next} />}
      </div>
    </Section>
  )
}

/** Shows each step on one line, its text folded. */
function Next({ id, title, sample, items }: Steps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={css.next}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {sample && <SampleTag />}
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <details>
              <summary>
                <strong>{item.title}</strong>
                {item.duration && <span>{item.duration}</span>}
              </summary>
              <p>
                <Rich>{item.text}</Rich>
              </p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
