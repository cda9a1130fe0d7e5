import Button from '@mui/material/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Fold } from '../../calculators/ui/result/notes.tsx'
import { PrintOutcome, usePrinting } from '../../components/printing.tsx'
import { SaveOutcome, useSaving } from '../../components/saving.tsx'
import { Section } from '../../components/section.tsx'
import { addressOf } from '../estimator/address.ts'
import { useWords } from '../estimator/figures.ts'
import type { PriceOutcome } from '../estimator/overview.tsx'
import { prices } from '../prices.ts'
import { type Buyer, noBuyer } from './buyer.ts'
import { BuyerForm, mistakesOf } from './buyer-form.tsx'
import css from './quotation.module.css'
import { type Quotation, quotationOf } from './quotation.ts'
import { QuotationSheet } from './sheet.tsx'
import { useBuyer } from './use-buyer.ts'

/** The day in Thailand, where quotations are dated. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date())

const make = ({ input, result }: PriceOutcome, buyer: Buyer): Quotation =>
  quotationOf({ list: prices, request: input, estimate: result, buyer, today: today() })

/** What makes files is fetched only when one is asked for. */
const makeFile = async (quotation: Quotation): Promise<Blob> => {
  const [{ pdfOf }, { loadFonts }] = await Promise.all([import('./pdf.ts'), import('./fonts.ts')])
  return pdfOf(quotation, new Date(), await loadFonts())
}

/** The quotation of the estimate: the buyer's fields, paper and PDF. */
export function QuotationSection({ outcome }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  const { buyer, change, forget } = useBuyer()
  const [printed, setPrinted] = useState<Quotation>()
  const [told, setTold] = useState<'making' | 'failed'>()
  const saving = useSaving()
  const printing = usePrinting()
  const page = () => addressOf(outcome.input)
  const isRefused = Object.keys(mistakesOf(buyer)).length > 0
  const printSheet = async () => {
    saving.forget()
    const { showFonts } = await import('./fonts.ts')
    // Without them the system's typefaces print it.
    await showFonts().catch(() => undefined)
    flushSync(() => setPrinted(make(outcome, buyer)))
    try {
      await printing.print()
    } finally {
      setPrinted(undefined)
    }
  }
  const save = async () => {
    printing.forget()
    setTold('making')
    try {
      const quotation = make(outcome, buyer)
      await saving.save({ name: `${quotation.number}.pdf`, content: await makeFile(quotation), page: page() })
      setTold(undefined)
    } catch {
      setTold('failed')
    }
  }
  return (
    <Section id="quotation" title={own('quotation.title')} intro={own('quotation.intro')} room="wide">
      <Fold className={css.buyer} title={own('quotation.buyer')} needsAttention={buyer !== noBuyer}>
        <BuyerForm buyer={buyer} change={change} />
        <Button variant="text" onClick={forget}>
          {own('quotation.forget')}
        </Button>
      </Fold>
      <div className={css.tools}>
        <Button disabled={isRefused || told === 'making'} onClick={save}>
          {own('quotation.download')}
        </Button>
        <Button disabled={isRefused} onClick={printSheet}>
          {own('quotation.print')}
        </Button>
        <SaveOutcome {...saving} told={told && own(`quotation.${told}`)} />
        <PrintOutcome isRefused={printing.isRefused} page={page} />
      </div>
      {printed && <QuotationSheet quotation={printed} />}
    </Section>
  )
}
