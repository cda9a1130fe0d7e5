import type { PageId } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageAt, pageOf } from '../../../src/catalogue/urls.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { prices } from '../../../src/pricing/prices.ts'
import type { Json } from '../../content/strings.ts'
import { compiledTexts } from './compiled-texts.test-data.ts'
import { pageTexts } from './page-texts.ts'
import { structuredDataAt } from './structured-data-element.ts'

/** A day on which every page changed. */
export const changeDay = '2026-11-20'

/** The owner's price list once it is no longer a sample. */
export const releasedPrices: PriceList = { ...prices, sample: false }

/** The texts as a build leaves them once the pictures are drawn. */
const withPicture = (language: Language, id: PageId) => {
  const content = { ...pageTexts(compiledTexts[language], id), socialImage: `/social/${language}/${id}.png` }
  return { ...compiledTexts[language], [namespaceOf(pageOf(id))]: content as unknown as Json }
}

/** The element of a page's structured data, as a build writes it. */
export const structuredDataScript = (path: string, language: Language, list: PriceList = prices): string =>
  structuredDataAt(path, language, withPicture(language, pageAt(path)?.id ?? 'home'), {
    prices: list,
    changed: () => changeDay,
  })
