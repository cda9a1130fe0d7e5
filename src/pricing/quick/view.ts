import { filled } from '../page/list-view.ts'
import type { PricingWords } from '../page/words.ts'
import type { PriceList } from '../price-list.ts'
import type { QuickRates } from './rates.ts'
import { quickRates } from './request.ts'

/** The small estimate as the home page gets it: its texts, its data and its initial values. */
export interface QuickView {
  readonly texts: PricingWords['quick'] & { readonly option: string }
  readonly rates: QuickRates
  readonly servers: number
  readonly tb: number
  readonly sample: boolean
}

export const quickView = (
  list: PriceList,
  words: PricingWords['quick'],
  language: 'en' | 'th',
): QuickView | undefined => {
  const rates = quickRates(list)
  const { machines, quick } = list
  if (!rates || !machines || !quick) return undefined
  const size = machines.sizes.find(({ id }) => id === quick.size)
  const option = machines.options.find(({ id }) => id === quick.option)
  const parts = machines.amounts
    .filter(({ item }) => item !== quick.storage)
    .map(({ item, words: text }) => filled(text[language], { count: String(size?.amounts[item] ?? '') }))
  return {
    texts: {
      ...words,
      option: option?.name[language] ?? '',
      note: filled(words.note, { parts: parts.join(', ') }),
    },
    rates,
    servers: quick.servers,
    tb: quick.tb,
    sample: list.sample,
  }
}
