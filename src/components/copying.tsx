import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../typography/copy-text.ts'
import css from './copying.module.css'

export interface CopyResult {
  readonly text: string
  readonly isCopied: boolean
}

/** Copies texts and keeps the last result for CopyOutcome. */
export const useCopying = () => {
  const [outcome, setOutcome] = useState<CopyResult>()
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await copyText(text)
    setOutcome({ text, isCopied })
    return isCopied
  }
  return { outcome, copy, forget: () => setOutcome(undefined) }
}

/** Confirms that a text was copied, in the words of `done` if they say more, or offers it selected for copying by hand if the browser refused. */
export function CopyOutcome({ outcome, done }: { outcome: CopyResult | undefined; done?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span aria-live="polite">{outcome?.isCopied && (done ?? t('copy.done'))}</span>
      {outcome && !outcome.isCopied && <ByHand outcome={outcome} />}
    </>
  )
}

/** Characters that fit a line of the field on a phone, and the number of lines after which the field scrolls. */
const [lineLength, longest] = [34, 8]

const rowsOf = (text: string) => {
  const rows = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / lineLength)))
  return Math.min(
    longest,
    rows.reduce((total, count) => total + count, 0),
  )
}

function ByHand({ outcome }: { outcome: CopyResult }) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text } = outcome
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
        rows={rowsOf(text)}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  )
}
