import Button from '@mui/material/Button'
import { Fold } from '../../calculators/ui/result/notes.tsx'
import { SaveOutcome } from '../../components/saving.tsx'
import { Section } from '../../components/section.tsx'
import { useWords } from '../estimator/figures.ts'
import type { PriceOutcome } from '../estimator/overview.tsx'
import { noBuyer } from './buyer.ts'
import { BuyerForm } from './buyer-form.tsx'
import css from './quotation.module.css'
import { useBuyer } from './use-buyer.ts'
import { useQuotation } from './use-quotation.ts'

/** The form for the quotation's buyer, and the quotation as a PDF file. */
export function QuotationSection({ outcome }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { buyer, change, forget } = useBuyer()
  const { status, saving, save } = useQuotation(outcome)
  return (
    <Section id="quotation" title={own('quotation.title')} intro={own('quotation.intro')} room="wide">
      <Fold className={css.buyer} title={own('quotation.buyer')} needsAttention={buyer !== noBuyer}>
        <BuyerForm buyer={buyer} change={change} />
        <Button variant="text" onClick={forget}>
          {own('quotation.forget')}
        </Button>
      </Fold>
      <div className={css.tools}>
        <Button disabled={status === 'making'} onClick={() => save(buyer)}>
          {own('quotation.download')}
        </Button>
        <SaveOutcome {...saving} message={status && own(`quotation.${status}`)} />
      </div>
    </Section>
  )
}
