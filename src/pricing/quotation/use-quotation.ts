import { useState } from 'react'
import { useSaving } from '../../components/saving.tsx'
import { addressOf, codeAddressOf } from '../estimator/address.ts'
import type { PriceOutcome } from '../estimator/overview.tsx'
import type { Buyer } from './buyer.ts'

/** Makes and saves the quotation of an estimate; the PDF code is loaded only on request. */
export const useQuotation = ({ input }: PriceOutcome) => {
  const [told, setTold] = useState<'making' | 'failed'>()
  const saving = useSaving()
  const save = async (buyer: Buyer) => {
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
