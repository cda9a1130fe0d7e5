import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { CopyOutcome, useCopying } from '../../components/copying.tsx'
import { Icon } from '../../components/icon.tsx'
import { SaveOutcome } from '../../components/saving.tsx'
import { buyerStore, noBuyer } from '../quotation/buyer.ts'
import type { useQuotation } from '../quotation/use-quotation.ts'
import { addressOf } from './address.ts'
import css from './estimator.module.css'
import { useWords } from './figures.ts'
import { AskUs } from './hand-over.tsx'
import type { PriceOutcome } from './overview.tsx'

/**
 * Actions on an estimate: the quotation, the link for a colleague, the question to sales. Phones have room for the first in the pinned box, and
 * show the others, `areBelow`, under it, with what became of the file; the box itself says that in a line.
 */
export function EstimateActions({
  outcome,
  quotation: { status, saving, save },
  areBelow = false,
}: {
  outcome: PriceOutcome
  quotation: ReturnType<typeof useQuotation>
  areBelow?: boolean
}) {
  const { own } = useWords()
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
      <ul className={css.buttons} aria-label={own('actions.label')}>
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
      {!areBelow && <Briefly status={status} saving={saving} />}
      <div className={css.outcome}>
        <SaveOutcome {...saving} message={status && own(`quotation.${status}`)} onHide={saving.forget} />
      </div>
      <CopyOutcome outcome={copying.outcome} done={own('actions.sent')} />
    </div>
  )
}

/** What became of the quotation, as short as a phone's pinned box has room for. */
function Briefly({
  status,
  saving: { result, forget },
}: Pick<ReturnType<typeof useQuotation>, 'status' | 'saving'>) {
  const { own } = useWords()
  const { t } = useTranslation()
  if (status === undefined && !result) return null
  return (
    // The message below the box is the one that is announced.
    <div className={css.briefly} data-briefly>
      <p aria-hidden="true">
        {status ? own(`quotation.${status}`) : own(`quotation.${result?.saved ?? 'downloaded'}`)}
        {!status && <span>{result?.file.name}</span>}
      </p>
      {!status && (
        <button type="button" aria-label={t('save.hide')} onClick={forget}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
