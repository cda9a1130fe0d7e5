import {
  aFlag,
  aList,
  aNumber,
  anInteger,
  type BoundsTable,
  type Check,
  checksOf,
  type Fields,
  isGiven,
  oneOf,
  optional,
  required,
  withDefault,
} from '../../shared/checks.ts'
import { Rejection } from '../../shared/input-error.ts'
import { aDate } from '../../shared/time.ts'
import type { ChoiceField, Field, FieldGroup } from './fields.ts'

type NumberIn<Text> = Text extends `${infer Number extends number}` ? Number : never

type Chosen<F> = F extends { readonly choices: readonly (infer Choice)[] } ? Extract<Choice, string> : never

/** What a field holds, once checked. */
type ValueOf<F> = F extends { readonly kind: 'flag' }
  ? boolean
  : F extends { readonly kind: 'list' }
    ? readonly number[]
    : F extends { readonly kind: 'choice' }
      ? F extends { readonly numeric: true }
        ? NumberIn<Chosen<F>>
        : Chosen<F>
      : number

type FieldIn<Groups extends readonly FieldGroup[]> = Groups[number]['fields'][number]

/** The checked values of a table of fields, by name. */
export type ValuesOf<Groups extends readonly FieldGroup[]> = {
  readonly [F in FieldIn<Groups> as F['name']]: ValueOf<F>
}

/** Reads fields by name; each read throws a `Rejection` at the field. */
export interface Reader<Values> {
  readonly required: <Name extends keyof Values & string>(name: Name) => Values[Name]
  readonly optional: <Name extends keyof Values & string>(name: Name) => Values[Name] | undefined
  /** The field, or what counts where it is missing. */
  readonly or: <Name extends keyof Values & string>(name: Name, missing: Values[Name]) => Values[Name]
  readonly isGiven: (name: keyof Values & string) => boolean
}

/** What the fields of a table take, by name. */
export const boundsIn = (groups: readonly FieldGroup[]): BoundsTable =>
  Object.fromEntries(
    groups
      .flatMap(({ fields }): readonly Field[] => fields)
      .flatMap(({ name, range }) => (range ? [[name, range]] : [])),
  )

const aChoice = ({ choices, numeric, unknown = 'out-of-range' }: ChoiceField): Check<string | number> => {
  const known = choices.flatMap((choice) => (typeof choice === 'string' ? [choice] : choice.values))
  if (!numeric) return oneOf(known, unknown)
  return (value, field) => {
    if (!known.includes(String(anInteger()(value, field)))) throw new Rejection(unknown, field)
    return Number(value)
  }
}

/** Makes the reader of a form's fields from their table. */
export const readerOf = <const Groups extends readonly FieldGroup[]>(groups: Groups) => {
  const bounded: Readonly<Record<string, Check<unknown>>> = checksOf(boundsIn(groups))
  const checkOf = (field: Field): Check<unknown> => {
    if (field.kind === 'choice') return aChoice(field)
    if (field.kind === 'flag') return aFlag
    if (field.kind === 'date') return aDate
    return bounded[field.name] ?? (field.kind === 'list' ? aList(aNumber()) : aNumber())
  }
  const fields = groups.flatMap((group): readonly Field[] => group.fields)
  const checks = new Map(fields.map((field) => [field.name, checkOf(field)]))
  const check = (name: string) => {
    const known = checks.get(name)
    if (!known) throw new Error(`no field is called ${name}`)
    return known
  }
  return (given: Fields) =>
    ({
      required: (name) => required(given, name, check(name)),
      optional: (name) => optional(given, name, check(name)),
      or: (name, missing) => withDefault(given, name, check(name), missing),
      isGiven: (name) => isGiven(given, name),
    }) as Reader<ValuesOf<Groups>>
}
