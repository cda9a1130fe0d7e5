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

interface Named {
  readonly id: string
  /** A proper name, not translated. */
  readonly name: string
}

/** A source of which a stored copy was read. */
export interface ReadSource extends Named {
  /** What of it was read, as it is cited; not translated. */
  readonly part: string
  /** The day on which it was last read, `YYYY-MM-DD`. */
  readonly read: string
}

/** A source that could not be read: no copy was found, or its text is only sold. */
export interface UnreadSource extends Named {
  readonly unread: 'no-copy' | 'sold'
  /** The day on which it was last looked for, `YYYY-MM-DD`. */
  readonly sought: string
}

/** Where a rule or a price comes from. */
export type Source = ReadSource | UnreadSource

/** Where each step's rule comes from, by ids; a step that is not listed is arithmetic or a choice of ours. */
export type SourcesOf<Step extends string> = Readonly<Partial<Record<Step, readonly string[]>>>
