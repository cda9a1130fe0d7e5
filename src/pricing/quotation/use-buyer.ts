import { useEffect, useState } from 'react'
import { type Buyer, type BuyerField, buyerStore, noBuyer } from './buyer.ts'

/** The buyer's fields, kept in this browser; empty until the page has been taken over. */
export const useBuyer = () => {
  const [buyer, setBuyer] = useState<Buyer>(noBuyer)
  useEffect(() => {
    const kept = buyerStore.read()
    if (kept) setBuyer(kept)
  }, [])
  return {
    buyer,
    change: (field: BuyerField, value: string) => {
      const next = { ...buyer, [field]: field === 'taxId' ? value.replace(/[\s-]/g, '') : value }
      setBuyer(next)
      buyerStore.write(JSON.stringify(next))
    },
    forget: () => {
      setBuyer(noBuyer)
      buyerStore.remove()
    },
  }
}
