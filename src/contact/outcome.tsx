import { useTranslation } from 'react-i18next'
import { brand } from '../brand.ts'
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
export function Sent({ message, onAgain }: { message: Draft | undefined; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Panel tone="success" title={t('contactForm.sent.title')}>
      <p>
        {t('contactForm.sent.text', {
          sender: message?.values.email.trim(),
          reference: message?.id.slice(0, 8),
        })}
      </p>
      <p>
        <button type="button" onClick={onAgain}>
          {t('contactForm.sent.again')}
        </button>
      </p>
    </Panel>
  )
}
