/**
 * How much of the compressed page a browser needs to paint header and hero, in KiB. The initial congestion window holds 14 KiB, including the
 * headers. The length of the rest is the editor's choice.
 */
export const firstViewBudget = 10

/**
 * All scripts of a page without a calculator, in KiB after brotli, until nothing more is fetched. The search page includes the search; others
 * fetch it when the visitor opens it.
 */
export const scriptBudgets = { search: 170, other: 160 } as const

/**
 * Maximum number of requests until hydration, without the favicon. The contact page also fetches its form; a calculator and the price
 * estimate also fetch the widgets' library, their style sheet, their arithmetic and their own script. One request is for the bundler's
 * helpers, which rolldown keeps in a separate file.
 */
export const requestBudgets = { calculator: 16, pricing: 16, other: 13 } as const
