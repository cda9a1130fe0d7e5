import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../typography/copy-text.ts'
import { withoutMarks } from '../typography/marks.ts'
import css from './copying.module.css'

export interface CopyResult {
  readonly text: string
  readonly isCopied: boolean
}

/** Copies texts, and keeps what became of the last one for CopyOutcome. */
export const useCopying = () => {
  const [outcome, setOutcome] = useState<CopyResult>()
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await copyText(text)
    setOutcome({ text, isCopied })
    return isCopied
  }
  return { outcome, copy }
}

/** Says that a text was copied; where the browser refused, offers it selected, to be copied by hand. */
export function CopyOutcome({ outcome }: { outcome: CopyResult | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <span aria-live="polite">{outcome?.isCopied && t('copy.done')}</span>
      {outcome && !outcome.isCopied && <ByHand outcome={outcome} />}
    </>
  )
}

const longestShown = 8

/** A short text takes one line, a longer one scrolls. */
function ByHand({ outcome }: { outcome: CopyResult }) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const text = withoutMarks(outcome.text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: selected again after each refusal
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [outcome])
  return (
    <label className={css.byHand}>
      {t('copy.refused')}
      <textarea
        ref={field}
        readOnly
        spellCheck={false}
        rows={Math.min(longestShown, text.split('\n').length)}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  )
}
