import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../brand.ts'
import { copyText } from '../typography/copy-text.ts'
import type { Draft } from './draft.ts'
import { Panel } from './panel.tsx'

/** The message could not be sent: nothing is lost, and there is another way. */
export function Failed({ mail }: { mail: () => string }) {
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
  /** What a message says, as one text. */
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

/** The browser does not tell whether the mail program opened. */
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
  const [isCopied, setCopied] = useState(false)
  return (
    <p>
      <button type="button" onClick={async () => setCopied(await copyText(text()))}>
        {t('contactForm.copy')}
      </button>{' '}
      <span aria-live="polite">{isCopied && t('copy.done')}</span>
    </p>
  )
}
