import { useTranslation } from 'react-i18next'
import { CopyOutcome, useCopying } from '../components/copying.tsx'
import { brand } from '../provider/brand.ts'
import type { Draft } from './draft.ts'
import { Panel } from './panel.tsx'

/** The message could not be sent: nothing is lost, and there are other ways. */
export function Failed({ mail, text }: { mail: () => string; text: () => string }) {
  const { t } = useTranslation()
  return (
    <Panel tone="error" title={t('contactForm.failed.title')}>
      <p>{t('contactForm.failed.text')}</p>
      <p>
        <a
          href={`mailto:${brand.email}`}
          onClick={(event) => {
            event.currentTarget.href = mail()
          }}
        >
          {t('contactForm.failed.mail')}
        </a>
      </p>
      <CopyMessage text={text} />
    </Panel>
  )
}

/** The message has arrived. */
export function Sent({
  message,
  text,
  onAgain,
}: {
  message: Draft | undefined
  /** Returns a message as one text. */
  text: (values: Draft['values']) => string
  onAgain: () => void
}) {
  const { t } = useTranslation()
  return (
    <Panel tone="success" title={t('contactForm.sent.title')}>
      <p>
        {t('contactForm.sent.text', {
          sender: message?.values.email.trim(),
          reference: message?.id.slice(0, 8),
        })}
      </p>
      {message && <CopyMessage text={() => text(message.values)} />}
      <p>
        <button type="button" onClick={onAgain}>
          {t('contactForm.sent.again')}
        </button>
      </p>
    </Panel>
  )
}

/** Offers the text as well, since browsers do not report whether the mail program opened. */
export function Composed({ text }: { text: () => string }) {
  const { t } = useTranslation()
  return (
    <Panel tone="success" title={t('contactForm.written.title')}>
      <p>{t('contactForm.written.text')}</p>
      <CopyMessage text={text} />
    </Panel>
  )
}

function CopyMessage({ text }: { text: () => string }) {
  const { t } = useTranslation()
  const { outcome, copy } = useCopying()
  return (
    <div>
      <button type="button" onClick={() => copy(text())}>
        {t('contactForm.copy')}
      </button>{' '}
      <CopyOutcome outcome={outcome} />
    </div>
  )
}
