import type { PageId } from '../catalogue/pages.ts'
import type { Language } from '../i18n/languages.ts'
import { formTexts } from '../pricing/page/form-texts.ts'
import { listView } from '../pricing/page/list-view.ts'
import { slotOf } from '../pricing/page/slot.ts'
import type { PricingWords } from '../pricing/page/words.ts'
import { prices } from '../pricing/prices.ts'
import { typeset } from '../typography/typeset.ts'
import type { PageContent } from './page.ts'
import { mapStrings } from './strings.ts'

/**
 * Adds the price list's words to a page, typeset like the texts of a locale file.
 * @param shared the words that all forms share, by namespace
 */
export const addPrices = (
  content: PageContent,
  id: PageId,
  kind: 'pricing' | 'service',
  { words, shared }: { words: PricingWords; shared: NonNullable<PageContent['texts']> },
  language: Language,
) => {
  const set = <T>(view: T): T => mapStrings(view, (text) => typeset(text, language))
  if (kind === 'service') {
    const slot = slotOf(prices, id, words.slot, language)
    if (!slot) return
    // The parameters of links stay as they are.
    const sizes = slot.sizes && { ...set(slot.sizes), rows: slot.sizes.rows }
    content.priceSlot = { ...set(slot), link: slot.link, ...(sizes && { sizes }) }
    return
  }
  const list = listView(prices, words.list, language)
  const groups = list.groups.map((group) => ({
    ...set(group),
    id: group.id,
    rows: group.rows.map((row) => ({ ...set(row), id: row.id, page: row.page })),
  }))
  content.priceList = { ...set(list), groups }
  content.texts = {
    ...shared,
    'calculators/pricing': set(formTexts(prices, words, language)),
  }
}
