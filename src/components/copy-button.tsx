import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './copy-button.module.css'

/** Shows a short text and copies it on click. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Not allowed, or over plain HTTP, where browsers have no clipboard.
      setCopied(false)
    }
  }
  return (
    <button type="button" className={css.copy} onClick={copy} aria-label={t('copy.label', { text })}>
      <code>{text}</code>
      <span aria-live="polite">{copied ? t('copy.done') : ''}</span>
    </button>
  )
}
