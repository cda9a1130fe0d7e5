import { type PageId, pages } from '../catalogue/pages.ts'
import { hrefOf } from '../catalogue/urls.ts'
import type { Language } from '../i18n/languages.ts'

/** Path of a collection's Atom feed: beside its landing page, such as `/about/press.atom`. */
export const feedPath = (landing: PageId, language: Language): string =>
  `${hrefOf(pages.find(({ id }) => id === landing)?.path ?? '/', language)}.atom`
