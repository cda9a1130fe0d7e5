import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScripted } from '../browser/use-scripted.ts'
import css from './copy-button.module.css'

/** Shows a short text, and copies it on click: not before scripts have come, and never over plain HTTP, where browsers have no clipboard. */
export function CopyButton({ text }: { text: string }) {
  const canCopy = useScripted() && 'clipboard' in navigator
  return canCopy ? <Button text={text} /> : <code className={css.copy}>{text}</code>
}

function Button({ text }: { text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button type="button" className={css.copy} onClick={copy} aria-label={t('copy.label', { text })}>
      <code>{text}</code>
      <span aria-live="polite">{copied ? t('copy.done') : ''}</span>
    </button>
  )
}
