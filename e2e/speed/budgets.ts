import type { PageKind } from '../../src/catalogue/pages.ts'
import type { Language } from '../../src/i18n/languages.ts'

/**
 * What an HTML file may weigh, in KiB after brotli, with the texts that the pages have (docs/performance.md says what the bytes are).
 * A calculator's page holds its form and the answer to its example, with the styles of both.
 */
export const htmlBudgets: Record<PageKind | 'not-found', Record<Language, number>> = {
  home: { en: 15.5, th: 16.75 },
  landing: { en: 12, th: 13.25 },
  service: { en: 16.25, th: 17.5 },
  'use-case': { en: 14.25, th: 15.5 },
  story: { en: 11.75, th: 12.5 },
  article: { en: 13.75, th: 15 },
  legal: { en: 13.25, th: 15.25 },
  guideline: { en: 12, th: 13.25 },
  contact: { en: 11.75, th: 12.75 },
  search: { en: 11, th: 12.25 },
  calculator: { en: 19.5, th: 20.75 },
  pricing: { en: 18.25, th: 20 },
  'not-found': { en: 7.75, th: 8.25 },
}

/**
 * All scripts of a page without a calculator, in KiB after brotli, until nothing more is fetched. The page of the search has the search with
 * it, which others fetch when it is opened.
 */
export const scriptBudgets = { search: 144, other: 136 } as const

/**
 * Requests until the app has taken the page over; the browser's own for its tab's icon is not among them. The contact page fetches its
 * form, a calculator and the price estimate the widgets' library, their arithmetic and their own script.
 */
export const requestBudgets = { calculator: 14, pricing: 14, other: 12 } as const
