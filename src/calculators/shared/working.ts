/**
 * One line of the working. The id names a rule and a formula in the locale files; the values fill the formula's
 * placeholders with the visitor's numbers and the result.
 */
export interface Step<Id extends string = string> {
  readonly id: Id
  readonly values: Readonly<Record<string, number | string>>
}

/** Month in which rules and prices were last read, `YYYY-MM`; copies of an address carry it as `v`. */
export const rulesVersion = '2026-11'

/** How far a figure can be trusted: `high` from a primary or several sources, `low` from memory or hearsay. */
export type Confidence = 'high' | 'medium' | 'low'
