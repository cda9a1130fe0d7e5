import { useTranslation } from 'react-i18next'
import css from './copy-button.module.css'
import { CopyOutcome, useCopying } from './copying.tsx'

/** Copies a text that is shown below the button, under a name; without scripts there is no button. */
export function CopyTextButton({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation()
  const { outcome, copy } = useCopying()
  return (
    <>
      <CopyOutcome outcome={outcome} />
      <button
        type="button"
        className={`${css.copy} ${css.action}`}
        onClick={() => copy(text)}
        aria-label={t('copy.label', { text: name })}
      >
        {t('copy.action')}
      </button>
    </>
  )
}

/** Shows a short text and copies it on click. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const { outcome, copy } = useCopying()
  return (
    <>
      <button
        type="button"
        className={css.copy}
        onClick={() => copy(text)}
        aria-label={t('copy.label', { text })}
      >
        <code>{text}</code>
      </button>{' '}
      <CopyOutcome outcome={outcome} />
    </>
  )
}
