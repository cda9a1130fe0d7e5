import type { PageKind } from '../../src/catalogue/pages.ts'
import type { Language } from '../../src/i18n/languages.ts'

/**
 * Maximum size of an HTML file, in KiB after brotli; docs/performance.md says what the bytes are. A calculator's page holds its form and the
 * answer to its example.
 */
export const htmlBudgets: Record<PageKind | 'not-found', Record<Language, number>> = {
  home: { en: 12, th: 13.25 },
  landing: { en: 9.5, th: 11 },
  service: { en: 12.75, th: 14 },
  'use-case': { en: 11.25, th: 12.75 },
  story: { en: 9.25, th: 10.25 },
  article: { en: 10.75, th: 12.25 },
  legal: { en: 11.75, th: 13.5 },
  guideline: { en: 9.5, th: 10.5 },
  contact: { en: 9.5, th: 10.5 },
  search: { en: 8.75, th: 9.75 },
  calculator: { en: 12.75, th: 14 },
  pricing: { en: 12.75, th: 14 },
  'not-found': { en: 6.75, th: 7 },
}

/** How much of the compressed file a browser needs to paint header and hero, in KiB; the initial congestion window holds 14. */
export const firstViewBudget = 8.5

/**
 * All scripts of a page without a calculator, in KiB after brotli, until nothing more is fetched. The search page brings the search with
 * it; others fetch it when the visitor opens it.
 */
export const scriptBudgets = { search: 145, other: 137 } as const

/**
 * Maximum number of requests until hydration, without the favicon. The contact page also fetches its form; a calculator and the price
 * estimate also fetch the widgets' library, their style sheet, their arithmetic and their own script. One request is for the bundler's
 * helpers, which rolldown keeps in a separate file.
 */
export const requestBudgets = { calculator: 16, pricing: 16, other: 13 } as const
