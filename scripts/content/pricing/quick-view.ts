import type { ListLanguage } from '../../../src/pricing/list-language.ts'
import { filled } from '../../../src/pricing/page/list-view.ts'
import type { QuickView } from '../../../src/pricing/page/views.ts'
import type { PricingWords } from '../../../src/pricing/page/words.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { quickRates } from '../../../src/pricing/quick/request.ts'

export const quickView = (
  list: PriceList,
  words: PricingWords['quick'],
  language: ListLanguage,
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
