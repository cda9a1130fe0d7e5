import { useEffect, useState } from 'react'
import { plainTyped } from '../../calculators/ui/form/read-typed.ts'
import { type Buyer, type BuyerField, buyerStore, noBuyer } from './buyer.ts'

/** Converts numbers to plain digits, as tax offices' forms require. */
const plain = (field: BuyerField, value: string): string => {
  if (field === 'taxId') return plainTyped(value).replace(/[\s-]/g, '')
  return field === 'branch' ? plainTyped(value) : value
}

/** The buyer's fields, kept in this browser; empty until hydration. */
export const useBuyer = () => {
  const [buyer, setBuyer] = useState<Buyer>(noBuyer)
  useEffect(() => {
    const lastBuyer = buyerStore.read()
    if (lastBuyer) setBuyer(lastBuyer)
  }, [])
  return {
    buyer,
    change: (field: BuyerField, value: string) => {
      const next = { ...buyer, [field]: plain(field, value) }
      setBuyer(next)
      buyerStore.write(JSON.stringify(next))
    },
    forget: () => {
      setBuyer(noBuyer)
      buyerStore.remove()
    },
  }
}
