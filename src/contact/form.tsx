import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Rich } from '../components/rich.tsx'
import visuallyHidden from '../components/visually-hidden.module.css'
import { useConfig } from '../config/config-context.ts'
import type { Language } from '../i18n/languages.ts'
import css from './contact-form.module.css'
import type { Draft } from './draft.ts'
import { FieldList } from './field-list.tsx'
import { fieldNames } from './fields.ts'
import { readForm } from './form-elements.ts'
import { MistakeList } from './mistake-list.tsx'
import { Composed, Failed, Sent } from './outcome.tsx'
import { messageOf, send } from './send.ts'
import { useAskedTopicIn } from './use-asked-topic.ts'
import { useMail } from './use-mail.ts'
import { useMistakes } from './use-mistakes.ts'
import { useSubmission } from './use-submission.ts'

/** The contact form: sends to the operator's receiver, or composes an e-mail if there is none. */
export function Form({ messageHints }: { messageHints?: ReactNode }) {
  const { t, i18n } = useTranslation()
  const { CONTACT_FORM_URL: url } = useConfig()
  const form = useRef<HTMLFormElement>(null)
  const composing = useId()
  const mail = useMail()
  const { mistakes, handlers, checkAll, forget } = useMistakes()
  const [refusals, setRefusals] = useState(0)
  const [isComposed, setComposed] = useState(false)
  const submission = useSubmission(form, (draft: Draft) =>
    send(url as string, messageOf(draft, i18n.language as Language)),
  )
  const { status, isRestored, isTooQuick } = submission
  // After restored values, so that a restored topic stays.
  useAskedTopicIn(form)
  const isSending = status === 'sending'
  const isRefused = refusals > 0 && Object.values(mistakes).some(Boolean)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submission.isSending()) return
    const element = event.currentTarget
    const isFine = checkAll(element)
    setRefusals(isFine ? 0 : refusals + 1)
    if (!isFine) return
    if (url) return submission.submit(element)
    location.href = mail.addressOf(readForm(element))
    setComposed(true)
  }
  /** Empties the form and focuses its first field, since the pressed button is gone. */
  const startAnew = (empty: () => void) => {
    flushSync(() => {
      empty()
      forget()
      setRefusals(0)
    })
    const first = form.current?.elements.namedItem(fieldNames[0])
    if (first instanceof HTMLElement) first.focus()
  }
  const discard = () =>
    startAnew(() => {
      submission.discard()
      form.current?.reset()
    })

  if (status === 'sent')
    return (
      <Sent
        message={submission.lastSent()}
        text={(values) => mail.textOf(values)}
        onAgain={() => startAnew(submission.startAnother)}
      />
    )
  return (
    // If the form is submitted before hydration, this method does nothing; a GET would put the values into the address.
    <form
      ref={form}
      method="dialog"
      noValidate
      className={css.form}
      onSubmit={submit}
      {...handlers}
      onInput={(event) => {
        handlers.onInput(event)
        submission.storeTyped()
      }}
    >
      <noscript>
        <p className={css.note}>{t('contactForm.noScript')}</p>
      </noscript>
      {isRefused && <MistakeList key={refusals} mistakes={mistakes} />}
      {status === 'failed' && !isRefused && (
        <Failed
          mail={() => mail.addressOf(readForm(form.current as HTMLFormElement))}
          text={() => mail.textOf(readForm(form.current as HTMLFormElement))}
        />
      )}
      {isRestored && status === 'editing' && (
        <p className={css.note}>
          {t('contactForm.restored')}{' '}
          <button type="button" onClick={discard}>
            {t('contactForm.discard')}
          </button>
        </p>
      )}
      <fieldset disabled={isSending} className={css.fields}>
        <FieldList mistakes={mistakes} messageHints={messageHints} />
      </fieldset>
      <div className={css.end}>
        {!url && (
          <p id={composing} className={css.hint}>
            {t('contactForm.composing')}
          </p>
        )}
        <button
          type="submit"
          aria-disabled={isSending || undefined}
          aria-describedby={url ? undefined : composing}
        >
          {t(isSending ? 'contactForm.sending' : url ? 'contactForm.send' : 'contactForm.compose')}
        </button>
        <p role="status" className={css.status}>
          {isSending && <span className={visuallyHidden.hidden}>{t('contactForm.sending')}</span>}
          {isTooQuick && t('contactForm.tooQuick')}
          {isComposed && t('contactForm.composed')}
        </p>
        {isComposed && <Composed text={() => mail.textOf(readForm(form.current as HTMLFormElement))} />}
        <p className={css.direct}>
          <Rich>{t('contactForm.direct')}</Rich>
        </p>
      </div>
    </form>
  )
}
