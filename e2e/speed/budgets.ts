import type { PageKind } from '../../src/catalogue/pages.ts'
import type { Language } from '../../src/i18n/languages.ts'

/**
 * What an HTML file may weigh, in KiB after brotli; docs/performance.md says what the bytes are. A calculator's page holds its form and the
 * answer to its example.
 */
export const htmlBudgets: Record<PageKind | 'not-found', Record<Language, number>> = {
  home: { en: 13.25, th: 14.5 },
  landing: { en: 10.75, th: 12.25 },
  service: { en: 14.5, th: 16 },
  'use-case': { en: 12.75, th: 14.25 },
  story: { en: 10.5, th: 11.5 },
  article: { en: 12.5, th: 13.75 },
  legal: { en: 12.75, th: 14.75 },
  guideline: { en: 10.75, th: 11.75 },
  contact: { en: 10.5, th: 11.5 },
  search: { en: 10, th: 11 },
  calculator: { en: 16.5, th: 18 },
  pricing: { en: 14.75, th: 16.5 },
  'not-found': { en: 8, th: 8.25 },
}

/**
 * All scripts of a page without a calculator, in KiB after brotli, until nothing more is fetched. The search page brings the search with
 * it; others fetch it when the visitor opens it.
 */
export const scriptBudgets = { search: 145, other: 137 } as const

/**
 * Requests until the app has hydrated the page, without the browser's own for its tab's icon. The contact page fetches its form, a
 * calculator and the price estimate the widgets' library, their style sheet, their arithmetic and their own script. One is the bundler's helpers, which
 * rolldown keeps in a file of their own.
 */
export const requestBudgets = { calculator: 16, pricing: 16, other: 13 } as const
