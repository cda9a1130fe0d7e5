/** What the browser's tests enter in a calculator, and what it answers: they try with it what every calculator must do. */
export interface BrowserCase {
  /** The page's answer before anything is entered; digits and units are the same in every language. */
  readonly before: string
  /** The same on the Thai page, if that starts with other values. */
  readonly beforeInThai?: string
  /** A field, what is typed into it, and the page's answer to it. */
  readonly field: string
  readonly typed: string
  readonly after: string
  /** A hand-edited query, the fields that it spoils, and their values in it. */
  readonly bad: string
  readonly spoilt: Readonly<Record<string, string>>
  /** A line of the CSV file for `typed`, the same in every language. */
  readonly csv: string
}
