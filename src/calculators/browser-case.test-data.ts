/** What the browser tests enter in a calculator and expect from it; they check with it what every calculator must do. */
export interface BrowserCase {
  /** The page's answer before anything is entered; digits and units are the same in every language. */
  readonly before: string
  /** The same on the Thai page, if its form starts with other values. */
  readonly beforeInThai?: string
  /** A field, the text typed into it, and the page's answer to it. */
  readonly field: string
  readonly typed: string
  readonly after: string
  /** A hand-edited query, the fields it makes invalid, and their values in it. */
  readonly bad: string
  readonly spoilt: Readonly<Record<string, string>>
  /** A line of the CSV file for `typed`, the same in every language. */
  readonly csv: string
}
