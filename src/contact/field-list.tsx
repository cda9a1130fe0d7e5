import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import visuallyHidden from '../components/visually-hidden.module.css'
import { CallTimeField } from './call-time-field.tsx'
import { ConsentField } from './consent-field.tsx'
import css from './contact-form.module.css'
import { controlProps, Labelled, TextField } from './field.tsx'
import type { Mistakes } from './fields.ts'
import { trapName } from './form-elements.ts'
import { TopicField } from './topic-field.tsx'

/** Every field of the form. The controls keep their values themselves. */
export function FieldList({ mistakes, messageHints }: { mistakes: Mistakes; messageHints: ReactNode }) {
  const { t } = useTranslation()
  const message = { field: 'message', mistake: mistakes.message } as const
  return (
    <>
      <TextField field="name" mistake={mistakes.name} autoComplete="name" />
      <TextField field="company" mistake={mistakes.company} autoComplete="organization" />
      <TextField field="email" mistake={mistakes.email} type="email" autoComplete="email" />
      <TextField field="phone" mistake={mistakes.phone} type="tel" autoComplete="tel" />
      <TopicField mistake={mistakes.topic} />
      <CallTimeField mistake={mistakes.callTime} />
      <Labelled {...message} hint={t('contactForm.messageHint')} wide>
        <textarea rows={6} className={css.control} {...controlProps(message, true)} />
      </Labelled>
      {messageHints && <div className={css.hints}>{messageHints}</div>}
      <ConsentField mistake={mistakes.consent} />
      <Trap />
    </>
  )
}

/** Makes password managers ignore a field (1Password, LastPass, Bitwarden, Dashlane, Proton Pass). */
const ignoredByManagers = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-protonpass-ignore': true,
} as const

/** A honeypot for robots: hidden from sight, keyboard, screen readers and password managers. */
function Trap() {
  const { t } = useTranslation()
  return (
    <div aria-hidden="true" className={visuallyHidden.hidden}>
      <label>
        {t('contactForm.trap')}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" {...ignoredByManagers} />
      </label>
    </div>
  )
}
