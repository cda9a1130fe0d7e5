import type { ListLanguage } from '../../../src/pricing/list-language.ts'
import { filled } from '../../../src/pricing/page/list-view.ts'
import type { PriceExampleView, QuickView } from '../../../src/pricing/page/views.ts'
import type { PricingWords } from '../../../src/pricing/page/words.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { quickAnswer } from '../../../src/pricing/quick/answer.ts'
import { quickParameters } from '../../../src/pricing/quick/rates.ts'
import { quickRates } from '../../../src/pricing/quick/request.ts'

/** The small estimate of the home page; `undefined` if the price list has none. */
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

/** The small estimate as it opens, in a line for the head of the page. */
export const quickExample = (view: QuickView): PriceExampleView | undefined => {
  const { texts, servers, tb, sample } = view
  const entered = { servers: String(servers), tb: String(tb) }
  const { price } = quickAnswer(view, { ...entered, option: true })
  if (price === undefined) return undefined
  return {
    headline: price,
    example: filled(texts.example, { ...entered, option: texts.option }),
    sample,
    search: {
      [quickParameters.servers]: entered.servers,
      [quickParameters.tb]: entered.tb,
      [quickParameters.option]: 'on',
    },
  }
}
