import type { PageKind } from '../../src/catalogue/pages.ts'
import type { Language } from '../../src/i18n/languages.ts'

/**
 * What an HTML file may weigh, in KiB after brotli, with the texts that the pages have (docs/performance.md says what the bytes are).
 * A calculator's page holds its form and the answer to its example, with the styles of both.
 */
export const htmlBudgets: Record<PageKind | 'not-found', Record<Language, number>> = {
  home: { en: 12, th: 14.25 },
  landing: { en: 9.75, th: 11.75 },
  service: { en: 12.25, th: 14.5 },
  'use-case': { en: 11, th: 13.25 },
  story: { en: 9.25, th: 10.75 },
  article: { en: 11.25, th: 13.25 },
  legal: { en: 11.5, th: 14 },
  guideline: { en: 9.5, th: 11.25 },
  contact: { en: 10, th: 11.75 },
  search: { en: 10, th: 12 },
  calculator: { en: 17, th: 19 },
  pricing: { en: 17, th: 19 },
  'not-found': { en: 5.75, th: 6.75 },
}

/** All scripts of a page without a calculator, in KiB after brotli, until nothing more is fetched. */
export const scriptBudget = 130

/**
 * Requests until the app has taken the page over; the browser's own for its tab's icon is not among them. The contact page fetches its
 * form, a calculator and the price estimate the widgets' library, their arithmetic and their own script.
 */
export const requestBudgets = { calculator: 14, pricing: 14, other: 12 } as const
