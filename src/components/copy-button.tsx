import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../typography/copy-text.ts'
import css from './copy-button.module.css'

/** Shows a short text and copies it on click. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(text))
  return (
    <button type="button" className={css.copy} onClick={copy} aria-label={t('copy.label', { text })}>
      <code>{text}</code>
      <span aria-live="polite">{copied ? t('copy.done') : ''}</span>
    </button>
  )
}
