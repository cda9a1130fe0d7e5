import { useState } from 'react'
import { useSaving } from '../../components/saving.tsx'
import { addressOf, codeAddressOf } from '../estimator/address.ts'
import type { PriceOutcome } from '../estimator/overview.tsx'
import type { Buyer } from './buyer.ts'
import { focusMistake } from './buyer-form.tsx'

/** Makes and saves the quotation of an estimate, or leads to the buyer's first mistake; the PDF code is loaded only on request. */
export const useQuotation = ({ result: { input } }: PriceOutcome) => {
  const [told, setTold] = useState<'refused' | 'making' | 'failed'>()
  const saving = useSaving()
  const save = async (buyer: Buyer) => {
    // Neither a wrong tax ID nor lines that the buyer has filled in and the paper lacks.
    if (focusMistake(buyer)) return setTold('refused')
    setTold('making')
    try {
      const page = addressOf(input)
      const { makeQuotation } = await import('./make.ts')
      await saving.save({ ...(await makeQuotation(input, buyer, codeAddressOf(input))), page })
      setTold(undefined)
    } catch {
      setTold('failed')
    }
  }
  return { told, saving, save }
}
