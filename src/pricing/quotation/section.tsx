import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Fold } from '../../calculators/ui/result/notes.tsx'
import paper from '../../components/paper.module.css'
import { SaveOutcome } from '../../components/saving.tsx'
import { Section } from '../../components/section.tsx'
import { brand } from '../../provider/brand.ts'
import cotton from '../../styles/cotton.module.css'
import { fromWidth } from '../../styles/media.ts'
import { breakpoints } from '../../styles/tokens.ts'
import { useWords } from '../estimator/figures.ts'
import { Lines } from '../estimator/lines.tsx'
import type { PriceOutcome } from '../estimator/overview.tsx'
import { SumsTable } from '../estimator/sums-table.tsx'
import { amountNames } from '../invoices.ts'
import { prices } from '../prices.ts'
import { type Buyer, noBuyer } from './buyer.ts'
import { BuyerForm } from './buyer-form.tsx'
import css from './quotation.module.css'
import { useBuyer } from './use-buyer.ts'
import { useQuotation } from './use-quotation.ts'

/** The form for the quotation's buyer, the quotation as a PDF file, and its first sheet. */
export function QuotationSection({ outcome }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { buyer, change, forget } = useBuyer()
  const { status, saving, save } = useQuotation(outcome)
  const isBeside = useIsBeside()
  return (
    <Section id="quotation" title={own('quotation.title')} intro={own('quotation.intro')} room="wide">
      <div className={css.desk}>
        <div>
          <Fold
            className={css.buyer}
            title={own('quotation.buyer')}
            needsAttention={isBeside || buyer !== noBuyer}
          >
            <BuyerForm buyer={buyer} change={change} />
            <Button variant="text" onClick={forget}>
              {own('quotation.forget')}
            </Button>
          </Fold>
          <div className={css.tools}>
            <Button
              variant="contained"
              color="primary"
              disabled={status === 'making'}
              onClick={() => save(buyer)}
            >
              {own('quotation.download')}
            </Button>
            <SaveOutcome {...saving} message={status && own(`quotation.${status}`)} />
          </div>
        </div>
        <Sheet outcome={outcome} buyer={buyer} />
      </div>
    </Section>
  )
}

/** Whether the form has its place beside the paper, which shows what is typed; in HTML and on phones the form is folded above it. */
const useIsBeside = () => {
  const [isBeside, setIsBeside] = useState(false)
  useEffect(() => setIsBeside(matchMedia(fromWidth(breakpoints.lg)).matches), [])
  return isBeside
}

/** The quotation in short, without what only its file has, such as a number; in print, only its lines remain. */
function Sheet({ outcome, buyer }: { outcome: PriceOutcome; buyer: Buyer }) {
  const { own, isThai, day } = useWords()
  const { input } = outcome.result
  const facts = [
    [own('quotation.fields.name'), buyer.name.trim()],
    [own('fields.start.label'), day(input.start)],
    [own('fields.term.label'), own(`choices.term.${input.term}`)],
    [own('csv.list'), prices.version],
  ] as const
  return (
    <div id="lines" className={`${css.sheet} ${paper.sheet} ${cotton.ground}`}>
      <div className={css.page}>
        <div className={css.head}>
          <strong>{isThai ? brand.legalEntityTh : brand.legalEntity}</strong>
          <h3>{own('quotation.draft')}</h3>
        </div>
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h4 className={css.part}>{own('lines.title')}</h4>
        <Lines outcome={outcome} />
        <Sums outcome={outcome} />
      </div>
    </div>
  )
}

/** What the lines come to for the whole term, with taxes. */
function Sums({ outcome: { result } }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { invoices, total, monthly } = result
  return (
    <div className={css.sums}>
      <SumsTable
        label={own('quotation.sums')}
        columns={[{ id: invoices.length > 1 ? 'term' : 'first', amounts: total, invoices }]}
        // The last of the lines says the same.
        names={amountNames.filter((name) => name !== 'net' || total.net !== monthly)}
      />
    </div>
  )
}
