import type { CalculatorTexts } from 'i18next'

/** Ids of a calculator's steps: the keys under `working` in its locale file. */
export type StepId<Texts extends keyof CalculatorTexts> = CalculatorTexts[Texts] extends {
  readonly working: infer Working
}
  ? Extract<keyof Working, string>
  : never

/** The lines of a calculator's working. */
export type Steps<Texts extends keyof CalculatorTexts> = readonly Step<StepId<Texts>>[]

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

/** Source of a rule or a price. */
export interface Source {
  /** Proper name, not translated. */
  readonly name: string
  /** Day on which a stored copy was last read or, if there is none, searched for, `YYYY-MM-DD`. */
  readonly day: string
  /** The part that was read, as cited; not translated. */
  readonly part?: string
  /** Why it wasn't read: no copy was available, or the text is only sold. */
  readonly unread?: 'no-copy' | 'sold'
}

/** Sources by id, in the order in which they are cited. */
export type Sources = Readonly<Record<string, Source>>

/** Completes sources with the day on which they were read, unless they name their own. */
export const readOn = <const Id extends string>(
  day: string,
  sources: Readonly<Record<Id, Omit<Source, 'day'> & { readonly day?: string }>>,
): Readonly<Record<Id, Source>> =>
  Object.fromEntries(
    Object.entries<object>(sources).map(([id, source]) => [id, { day, ...source }]),
  ) as Record<Id, Source>

/** Source ids of each step's rule; steps not listed are arithmetic or our own choice. */
export type SourcesOf<Step extends string, Known extends Sources> = Readonly<
  Partial<Record<Step, readonly (keyof Known)[]>>
>
