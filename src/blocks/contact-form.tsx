import { Rich } from '../components/rich.tsx'
import { SampleTag, Section } from '../components/section.tsx'
import { loadedForm } from '../contact/load-form.ts'
import type { Content } from './contact-form.schema.ts'
import css from './form-and-next.module.css'
import type { Content as List } from './list.schema.ts'
import type { Content as Steps } from './steps.schema.ts'

/** The form, with what happens next beside it; its page fetches the form before the first render. */
export function ContactForm({
  next,
  hints,
  ...section
}: Content & { next?: Steps | undefined; hints?: List | undefined }) {
  const Form = loadedForm()
  return (
    <Section {...section} room="full">
      <div className={css.sides}>
        <div>{Form && <Form messageHints={hints && <Hints {...hints} />} />}</div>
        {next && <Next {...next} />}
      </div>
    </Section>
  )
}

/** What a message should say, folded. */
function Hints({ id, title, items }: List) {
  return (
    <details id={id} className={css.hints}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Rich>{item}</Rich>
          </li>
        ))}
      </ul>
    </details>
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
