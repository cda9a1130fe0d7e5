import facts from '../../../locales/facts.json' with { type: 'json' }
import { quotedRequest } from '../delivery.ts'
import { estimate, isRefusal } from '../estimate.ts'
import { prices } from '../prices.ts'
import type { PriceRequest } from '../rules.ts'
import type { Buyer } from './buyer.ts'
import { loadFonts } from './fonts.ts'
import { pdfOf } from './pdf.ts'
import { quotationOf } from './quotation.ts'
import { chanceBytes, draftReference } from './reference.ts'
import { dayInThailand } from './today.ts'

/** A quotation as a file, named by its reference. */
export interface QuotationFile {
  readonly name: string
  readonly content: Blob
}

/**
 * Makes the quotation of a request.
 * @param address address that opens the request on the site
 */
export const makeQuotation = async (
  requested: PriceRequest,
  buyer: Buyer,
  address: string,
): Promise<QuotationFile> => {
  const now = new Date()
  const today = dayInThailand(now)
  const request = quotedRequest(prices, requested, today)
  const answer = estimate(prices, request)
  if (isRefusal(answer)) throw new Error(`the request could not be priced: ${answer.reason}`)
  const reference = draftReference(now, crypto.getRandomValues(new Uint8Array(chanceBytes)))
  const quotation = quotationOf({
    list: prices,
    request,
    estimate: answer,
    buyer,
    today,
    reference,
    address,
    facts,
  })
  return { name: `${reference}.pdf`, content: await pdfOf(quotation, now, await loadFonts()) }
}
