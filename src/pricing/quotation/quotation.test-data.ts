import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import facts from '../../../locales/facts.json' with { type: 'json' }
import { quotedRequest } from '../delivery.ts'
import { type Estimate, estimate } from '../estimate.ts'
import type { PriceList } from '../price-list.ts'
import { prices } from '../prices.fixture.ts'
import type { PriceRequest } from '../rules.ts'
import { type Buyer, noBuyer } from './buyer.ts'
import type { Fonts } from './pdf-paper.ts'
import { type Quotation, quotationOf } from './quotation.ts'

const { resolve } = createRequire(import.meta.url)
const face = (name: string) =>
  // Padded as in fonts.ts.
  new Uint8Array([
    ...readFileSync(resolve(`@expo-google-fonts/ibm-plex-sans-thai/${name}.ttf`)),
    ...new Array(16).fill(0),
  ])

/** Typefaces of quotations. */
export const readFonts = (): Fonts => ({
  regular: face('400Regular/IBMPlexSansThai_400Regular'),
  bold: face('600SemiBold/IBMPlexSansThai_600SemiBold'),
})

export const today = '2026-11-22'

/** Makes the quotation that the site would make of a request. */
export const quote = (
  requested: PriceRequest,
  { list = prices, buyer = noBuyer }: { list?: PriceList; buyer?: Buyer } = {},
): Quotation => {
  const request = quotedRequest(list, requested, today)
  return quotationOf({
    list,
    request,
    estimate: estimate(list, request) as Estimate,
    buyer,
    today,
    reference: 'D20261122-0900-ABC123',
    address:
      'https://www.khram.example/th/pricing?v=2026-11&t=12&b=m&p=company&s=standard&d=2026-12&i=vcpu.8~ram.32~nvme.505~link.1~sdwan.2',
    facts,
  })
}
