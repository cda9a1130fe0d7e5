import { parseSearch, stringifySearch } from '../../../catalogue/search-params.ts'
import type { Calculators } from '../../calculator.ts'
import type { FieldGroup, Form, Values } from './fields.ts'
import { fieldsOfForm, initialValuesNow, linkedValues, searchParamsOf, valuesIn } from './values.ts'

type AnyForm = Pick<Form, 'groups' | 'link'>

/** Address parameters for kept sets of values, each encoded as a query. A test makes sure that no field has these names. */
export const keptNames = ['k1', 'k2', 'k3', 'k4'] as const

const without = (search: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

/** Address parameters that hold a form's own values. */
export const namesOf = (form: AnyForm): readonly string[] =>
  form.link?.names ?? [...fieldsOfForm(form).map(({ name }) => name), 'v']

/** Address parameters besides the form's own values: kept sets, and foreign ones such as a campaign's. */
export const besideForm = (form: AnyForm, search: Values): Values => without(search, namesOf(form))

const write = (values: Values) => stringifySearch(values).replace(/^\?/, '')

/** Kept sets of values as encoded in an address. */
const textsIn = (search: Values): readonly string[] =>
  keptNames.flatMap((name) => (search[name] === undefined ? [] : [search[name]]))

const named = (texts: readonly string[]): Values =>
  Object.fromEntries(
    keptNames.flatMap((name, index) => (texts[index] === undefined ? [] : [[name, texts[index]]])),
  )

const valuesOf = (form: AnyForm, text: string): Values => ({
  ...initialValuesNow(form),
  ...valuesIn(form, parseSearch(text)),
})

/** Sets of values kept in an address besides its own, at most one per name. */
export const keptIn = (form: AnyForm, search: Values): readonly Values[] =>
  textsIn(search).map((text) => valuesOf(form, text))

const withTexts = (search: Values, texts: readonly string[]): Values => ({
  ...without(search, keptNames),
  ...named(texts),
})

/** Adds a set of values to the parameters; returns them unchanged if there's no room. */
export const withKept = (form: AnyForm, search: Values, values: Values): Values =>
  withTexts(search, [...textsIn(search), write(searchParamsOf(form, values))])

/** Removes a set of values from the parameters. */
export const withoutKept = (search: Values, index: number): Values =>
  withTexts(
    search,
    textsIn(search).filter((_, place) => place !== index),
  )

/** Kept sets for a copied address, each with everything its answer depends on. */
export const keptLink = (form: AnyForm, search: Values): Values =>
  named(
    textsIn(search).map((text) => {
      const { v: _, ...values } = linkedValues(form, valuesOf(form, text))
      return write(values)
    }),
  )

type NamesOf<Field> = Field extends { readonly name: infer Name extends string }
  ? Name | (Field extends { readonly units: infer Units } ? NamesOf<Units> : never)
  : never

/** The search parameters of a form's page: its fields as typed, kept sets of values, and the version of the rules. */
export type SearchParamsOf<Form extends { readonly groups: readonly FieldGroup[] }> = {
  readonly [Name in
    | NamesOf<Form['groups'][number]['fields'][number]>
    | (typeof keptNames)[number]
    | 'v']?: string
}

type CalculatorSearchParams = {
  readonly [Id in keyof Calculators]: SearchParamsOf<Calculators[Id]['form']>
}

/** Search parameters of pages with a form, by the page's id: those of calculators, and what other pages add. */
export interface FormSearchParams extends CalculatorSearchParams {}
