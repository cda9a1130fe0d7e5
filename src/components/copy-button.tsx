import { useTranslation } from 'react-i18next'
import css from './copy-button.module.css'
import { CopyOutcome, useCopying } from './copying.tsx'

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
