import type { PageKind } from '../../src/catalogue/pages.ts'
import type { Language } from '../../src/i18n/languages.ts'

/**
 * What an HTML file may weigh, in KiB after brotli; docs/performance.md says what the bytes are. A calculator's page holds its form and the
 * answer to its example, with the styles of both.
 */
export const htmlBudgets: Record<PageKind | 'not-found', Record<Language, number>> = {
  home: { en: 16.25, th: 17.5 },
  landing: { en: 12.75, th: 14 },
  service: { en: 17.25, th: 18.75 },
  'use-case': { en: 15.25, th: 16.5 },
  story: { en: 12.5, th: 13.25 },
  article: { en: 14.5, th: 16 },
  legal: { en: 14.25, th: 16 },
  guideline: { en: 13, th: 14 },
  contact: { en: 12.75, th: 13.75 },
  search: { en: 11.5, th: 12.75 },
  calculator: { en: 22.5, th: 24 },
  pricing: { en: 20.25, th: 22 },
  'not-found': { en: 8.25, th: 8.75 },
}

/**
 * All scripts of a page without a calculator, in KiB after brotli, until nothing more is fetched. The search page brings the search with
 * it; others fetch it when the visitor opens it.
 */
export const scriptBudgets = { search: 145, other: 137 } as const

/**
 * Requests until the app has hydrated the page, without the browser's own for its tab's icon. The contact page fetches its form, a
 * calculator and the price estimate the widgets' library, their arithmetic and their own script. One is the bundler's helpers, which
 * rolldown keeps in a file of their own.
 */
export const requestBudgets = { calculator: 15, pricing: 15, other: 13 } as const
