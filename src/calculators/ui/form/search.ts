import type { FieldGroup } from './fields.ts'
import type { keptNames } from './kept.ts'

type NamesOf<Field> = Field extends { readonly name: infer Name extends string }
  ? Name | (Field extends { readonly units: infer Units } ? NamesOf<Units> : never)
  : never

/** The search parameters of a form's page: its fields as typed, kept sets of values, and the version of the rules. */
export type SearchOf<Form extends { readonly groups: readonly FieldGroup[] }> = {
  readonly [Name in
    | NamesOf<Form['groups'][number]['fields'][number]>
    | (typeof keptNames)[number]
    | 'v']?: string
}

/** Search parameters of pages with a form, by the page's id. */
// biome-ignore lint/suspicious/noEmptyInterface: each calculator's folder adds its own
export interface FormSearches {}
