import Button from '@mui/material/Button'
import { CopyOutcome, useCopying } from '../../components/copying.tsx'
import { SaveOutcome } from '../../components/saving.tsx'
import { buyerStore, noBuyer } from '../quotation/buyer.ts'
import { useQuotation } from '../quotation/use-quotation.ts'
import { addressOf } from './address.ts'
import css from './estimator.module.css'
import { useWords } from './figures.ts'
import { AskUs } from './hand-over.tsx'
import type { PriceOutcome } from './overview.tsx'

/**
 * Actions on an estimate: the quotation, the link for a colleague, the question to sales. Phones have room for the first in the pinned box, and
 * show the others, `areBelow`, under it.
 */
export function EstimateActions({
  outcome,
  areBelow = false,
}: {
  outcome: PriceOutcome
  areBelow?: boolean
}) {
  const { own } = useWords()
  const { status, saving, save } = useQuotation(outcome)
  const copying = useCopying()
  const quote = () => {
    copying.forget()
    return save(buyerStore.read() ?? noBuyer)
  }
  const send = async () => {
    saving.forget()
    const url = addressOf(outcome.result.input)
    if (typeof navigator.share === 'function')
      try {
        await navigator.share({ url, title: document.title })
        return
      } catch (error) {
        if ((error as Error).name === 'AbortError') return
      }
    await copying.copy(url)
  }
  return (
    <div className={areBelow ? css.actions : `${css.actions} ${css.pinned}`}>
      <ul aria-label={own('actions.label')}>
        {!areBelow && (
          <li>
            <Button
              size="small"
              variant="contained"
              color="primary"
              disabled={status === 'making'}
              onClick={quote}
            >
              {own('actions.quotation')}
            </Button>
          </li>
        )}
        <li>
          <Button size="small" onClick={send}>
            {own('actions.send')}
          </Button>
        </li>
        <li>
          <AskUs outcome={outcome} />
        </li>
      </ul>
      <SaveOutcome {...saving} message={status && own(`quotation.${status}`)} onHide={saving.forget} />
      <CopyOutcome outcome={copying.outcome} done={own('actions.sent')} />
    </div>
  )
}
