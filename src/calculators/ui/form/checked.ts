import {
  aFlag,
  type Check,
  type Fields,
  type Magnitudes,
  numbersOf,
  oneOf,
  type Range,
  within,
} from '../../shared/checks.ts'
import { aDate, type EpochDay } from '../../shared/time.ts'
import { type ChoiceField, choicesOf, type Field, type FieldGroup } from './fields.ts'
import { fieldsOfForm } from './values.ts'

/** Type of a field's checked value. */
type ValueOf<F> = F extends { readonly check: Check<infer Value> }
  ? Value
  : F extends { readonly kind: 'number' } | { readonly numeric: true }
    ? number
    : F extends { readonly kind: 'list' }
      ? readonly number[]
      : F extends { readonly kind: 'flag' }
        ? boolean
        : F extends { readonly kind: 'date' }
          ? EpochDay
          : F extends { readonly choices: readonly (infer Choice extends string)[] }
            ? Choice
            : string

type IfMissing<F> = F extends { readonly missing: infer Value }
  ? Extract<Value, undefined>
  : F extends { readonly optional: true }
    ? undefined
    : never

type OwnFields<Groups extends readonly FieldGroup[]> = Groups[number]['fields'][number]
type UnitsOf<F> = F extends { readonly units: infer Units extends ChoiceField } ? Units : never
type FieldsIn<Groups extends readonly FieldGroup[]> = OwnFields<Groups> | UnitsOf<OwnFields<Groups>>

/** A form's checked values, by field. */
export type InputOf<Groups extends readonly FieldGroup[]> = {
  readonly [F in FieldsIn<Groups> as F['name']]: ValueOf<F> | IfMissing<F>
}

/** Skips limits whose unit differs from the field's; the code that converts the number checks them. */
const ownRange = ({ unit, ...range }: Range & { readonly unit?: string } = {}) =>
  unit === undefined ? range : {}

const checkOf = (field: Field): Check<unknown> => {
  if (field.check) return field.check
  switch (field.kind) {
    case 'number':
    case 'list':
      return within(ownRange(field.range))
    case 'choice':
      return field.numeric ? within(ownRange(field.range)) : oneOf(choicesOf(field), 'out-of-range')
    case 'flag':
      return aFlag
    case 'date':
      return aDate
    case 'part':
      throw new Error(`${field.name} belongs to a part of the page that checks it itself`)
  }
}

const isOptional = (field: Field) => 'missing' in field || ('optional' in field && field.optional === true)

/**
 * Reads a calculator's input by its form's fields. Each value is read and checked once, on first access, so that inputs a question doesn't
 * need are never rejected. Accessing a bad value throws a `Rejection`.
 */
export const checkedBy = <const Groups extends readonly FieldGroup[]>(groups: Groups) => {
  const fields = new Map(fieldsOfForm({ groups }).map((field) => [field.name, field]))
  const read = (name: string, value: unknown) => {
    const field = fields.get(name)
    if (!field) throw new Error(`the form has no field ${name}`)
    return value === undefined && isOptional(field) ? field.missing : checkOf(field)(value, name)
  }
  return (given: Fields) => {
    const known = new Map<string, unknown>()
    const get = (_: object, name: string | symbol) => {
      if (typeof name === 'string' && !known.has(name)) known.set(name, read(name, given[name]))
      return known.get(String(name))
    }
    return {
      input: new Proxy({}, { get }) as InputOf<Groups>,
      /** The numbers read so far. */
      numbers: (): Magnitudes => numbersOf(Object.fromEntries(known), [...known.keys()]),
    }
  }
}
