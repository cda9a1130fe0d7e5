/**
 * One line of the working. The id names a rule and a formula in the locale files; the values fill the formula's
 * placeholders with the visitor's numbers and the result.
 */
export interface Step<Id extends string = string> {
  readonly id: Id
  readonly values: Readonly<Record<string, number | string>>
}

/** Month in which rules and prices were last checked, `YYYY-MM`; copied addresses carry it as `v`. */
export const rulesVersion = '2026-11'

/** How far a figure can be trusted: `high` from a primary or several sources, `low` from memory or hearsay. */
export type Confidence = 'high' | 'medium' | 'low'

interface Named {
  readonly id: string
  /** Proper name, not translated. */
  readonly name: string
}

/** A source of which a stored copy was read. */
export interface ReadSource extends Named {
  /** The part that was read, as cited; not translated. */
  readonly part: string
  /** Day on which it was last read, `YYYY-MM-DD`. */
  readonly read: string
}

/** A source that couldn't be read: no copy was found, or its text is sold only. */
export interface UnreadSource extends Named {
  readonly unread: 'no-copy' | 'sold'
  /** Day on which it was last searched for, `YYYY-MM-DD`. */
  readonly sought: string
}

/** Source of a rule or a price. */
export type Source = ReadSource | UnreadSource

/** Source ids of each step's rule; steps not listed are arithmetic or our own choice. */
export type SourcesOf<Step extends string> = Readonly<Partial<Record<Step, readonly string[]>>>
