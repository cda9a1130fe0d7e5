import { useMemo, useState } from 'react'
import { useSaving } from '../../components/saving.tsx'
import { addressOf, codeAddressOf } from '../estimator/address.ts'
import type { PriceOutcome } from '../estimator/overview.tsx'
import type { Buyer } from './buyer.ts'
import { focusMistake } from './buyer-form.tsx'

/** Makes and saves the quotation of an estimate, or leads to the buyer's first mistake; the PDF code is loaded only on request. */
export const useQuotation = (outcome: PriceOutcome | undefined) => {
  const [status, setStatus] = useState<'refused' | 'making' | 'failed'>()
  const saving = useSaving()
  const input = outcome?.result.input
  const save = async (buyer: Buyer) => {
    if (!input) return
    // The file must neither repeat a mistake, such as a wrong tax ID, nor silently omit what the buyer has filled in.
    if (focusMistake(buyer)) return setStatus('refused')
    setStatus('making')
    try {
      const page = addressOf(input)
      const { makeQuotation } = await import('./make.ts')
      await saving.save({ ...(await makeQuotation(input, buyer, codeAddressOf(input))), page })
      setStatus(undefined)
    } catch {
      setStatus('failed')
    }
  }
  // The same until something changes: what shows it is not rendered with every keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions change with these
  return useMemo(() => ({ status, saving, save }), [status, saving.result, input])
}
