import type { BlockOf } from '../../../src/blocks/blocks.ts'
import type { PageId, PageKind } from '../../../src/catalogue/pages.ts'
import type { PageContent } from '../../../src/content/page.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { listLanguage } from '../../../src/pricing/list-language.ts'
import { listView } from '../../../src/pricing/page/list-view.ts'
import type { PricesView } from '../../../src/pricing/page/views.ts'
import type { ListWords, PricingWords } from '../../../src/pricing/page/words.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { history } from '../../../src/pricing/published.ts'
import { typesetAll } from '../strings.ts'
import { billing } from './billing.ts'
import { billingView } from './billing-view.ts'
import { changesView } from './changes-view.ts'
import { formTexts } from './form-texts.ts'
import { quickExample, quickView } from './quick-view.ts'
import { sheetView } from './sheet-view.ts'
import { exampleOf, monthlyOf, slotOf } from './slot.ts'

/** The prices on a page of each kind that shows some, in the form in which editors write texts. */
const views = {
  home: (_, words, language) => quickView(prices, words.quick, listLanguage(language)),
  pricing: (_, words, language) => listView(prices, words.list, language),
  service: (id, words, language) => slotOf(prices, id, words.slot, language),
  'use-case': (id, words, language) => exampleOf(prices, id, words.slot, listLanguage(language)),
} as const satisfies Partial<
  Record<PageKind, (id: PageId, words: PricingWords, language: Language) => object | undefined>
>
type PricedKind = keyof typeof views

/** Whether pages of this kind show prices. */
export const showsPrices = (kind: PageKind): kind is PricedKind => kind in views

/** The prices that a page shows because of its kind. */
export const pricesOf = (
  { id, kind }: { readonly id: PageId; readonly kind: PageKind },
  words: PricingWords,
  language: Language,
): object | undefined => (showsPrices(kind) ? views[kind](id, words, language) : undefined)

/** A part of the price list as text, in the form in which editors write it. */
export const pricesPart = (
  part: BlockOf<'prices'>['part'],
  words: ListWords,
  language: Language,
): PricesView => {
  if (part === 'changes') return changesView(prices, history, words, language)
  return part === 'billing'
    ? billingView(billing, prices, words, listLanguage(language))
    : sheetView(prices, words, language)
}

/** The price of each service in a line for its card; the list says once that VAT comes on top. */
export const offersOf = (services: readonly PageId[], words: PricingWords, language: Language) =>
  services
    .map((id) => ({
      id,
      slot: views.service(id, { ...words, slot: { ...words.slot, ...words.cards } }, language),
    }))
    .map(({ id, slot }) => ({
      id,
      headline: typesetAll(slot.headline, language),
      monthly: monthlyOf(prices, id, listLanguage(language)),
      sample: slot.sample,
    }))

/**
 * Adds the price list's words to a page, typeset like the texts of a locale file.
 * @param shared the words shared by all forms, by namespace
 */
export const addPrices = (
  content: PageContent,
  id: PageId,
  kind: PricedKind,
  { words, shared }: { words: PricingWords; shared: NonNullable<PageContent['texts']> },
  language: Language,
) => {
  const set = <T>(view: T): T => typesetAll(view, language)
  if (kind === 'home') {
    const view = views.home(id, words, language)
    if (!view) return
    const example = quickExample(view)
    content.quickEstimate = { ...view, texts: set(view.texts) }
    if (example) content.priceExample = { ...set(example), search: example.search }
    return
  }
  if (kind === 'use-case') {
    const example = views['use-case'](id, words, language)
    if (example) content.priceExample = { ...set(example), search: example.search }
    return
  }
  if (kind === 'service') {
    const slot = views.service(id, words, language)
    // The parameters of links stay as they are.
    const sizes = slot.sizes && { ...set(slot.sizes), rows: slot.sizes.rows }
    content.priceSlot = { ...set(slot), link: slot.link, ...(sizes && { sizes }) }
    return
  }
  const list = views.pricing(id, words, language)
  const groups = list.groups.map((group) => ({
    ...set(group),
    id: group.id,
    rows: group.rows.map((row) => ({ ...set(row), id: row.id, page: row.page })),
  }))
  content.priceList = { ...set(list), groups }
  content.texts = {
    ...shared,
    'calculators/pricing': set(formTexts(prices, words, listLanguage(language))),
  }
}
