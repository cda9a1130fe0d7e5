import { Phrases } from '../components/phrases.tsx'
import { Rich } from '../components/rich.tsx'
import { SampleTag, Section } from '../components/section.tsx'
import { loadedForm } from '../contact/load-form.ts'
import type { Content as Callout } from './callout.schema.ts'
import type { Content } from './contact-form.schema.ts'
import css from './form-and-next.module.css'
import type { Content as List } from './list.schema.ts'
import type { Content as Steps } from './steps.schema.ts'

interface Beside {
  next?: Steps | undefined
  hints?: List | undefined
  /** For whom the form isn't. */
  notice?: Callout | undefined
}

/** The form, with what happens next and a notice beside it; its page fetches the form before the first render. */
export function ContactForm({ next, hints, notice, ...section }: Content & Beside) {
  const Form = loadedForm()
  return (
    <Section {...section} room="full">
      <div className={css.sides}>
        <div>{Form && <Form messageHints={hints && <Hints {...hints} />} />}</div>
        <div className={css.beside}>
          {next && <Next {...next} />}
          {notice && <Notice {...notice} />}
        </div>
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
      <Heading id={id} title={title} sample={sample} />
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

function Notice({ id, title, sample, text }: Callout) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={css.notice}>
      <Heading id={id} title={title} sample={sample} />
      <p>
        <Rich>{text}</Rich>
      </p>
    </section>
  )
}

function Heading({ id, title, sample }: Pick<Callout, 'id' | 'title' | 'sample'>) {
  return (
    <div className={css.heading}>
      <h2 id={`${id}-heading`}>
        <Phrases>{title}</Phrases>
      </h2>
      {sample && <SampleTag />}
    </div>
  )
}
