/**
 * One line of the working. The id names a rule and a formula in the locale files; the values fill the formula's
 * placeholders with the visitor's numbers and the result.
 */
export interface Step<Id extends string = string> {
  readonly id: Id
  readonly values: Readonly<Record<string, number | string>>
}
