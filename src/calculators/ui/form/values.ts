import { isInThailand } from '../../../browser/in-thailand.ts'
import type { Language } from '../../../i18n/languages.ts'
import { rulesVersion } from '../../shared/working.ts'
import type { Field, FieldGroup, Form, ReadValues, Values } from './fields.ts'
import { readElementOf, readQuantity } from './quantities.ts'
import { readList, readNumber, readProduct } from './read-typed.ts'

type AnyForm = Pick<Form<unknown>, 'groups' | 'link'>

/** A number field's unit is a field of its own. */
export const withUnits = (field: Field): readonly Field[] =>
  field.kind === 'number' && field.units ? [field, field.units] : [field]

export const fieldsOfGroup = ({ fields }: FieldGroup): readonly Field[] => fields.flatMap(withUnits)
export const fieldsOfForm = ({ groups }: AnyForm): readonly Field[] => groups.flatMap(fieldsOfGroup)

/** Whether two sets of values, or of parameters, hold the same. */
export const areSame = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

const isShown = ({ visible }: { visible?: (values: Values) => boolean }, values: Values) =>
  visible === undefined || visible(values)

/** What a count of equal things in either of two fields means for both: `4×16TB` for the disks and their size. */
const productIn = (form: AnyForm, values: Values): Values => {
  for (const field of fieldsOfForm(form)) {
    if (field.kind !== 'number' || field.countedBy === undefined) continue
    for (const name of [field.name, field.countedBy]) {
      const { count, each } = readProduct(values[name] ?? '') ?? {}
      if (count !== undefined && each !== undefined && isNumberFor(field, each, values))
        return { [field.countedBy]: count, [field.name]: each }
    }
  }
  return {}
}

const isNumberFor = (field: Field, typed: string, values: Values) =>
  readNumber(typed) !== undefined || readQuantity(field, typed, values) !== undefined

/** The values as they are meant: numbers without the units that were typed with them, these units chosen, products taken apart. */
export const meantValues = (form: AnyForm, entered: Values): Values => {
  const values = { ...entered, ...productIn(form, entered) }
  const quantities = form.groups.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const meant = readQuantity(field, values[field.name] ?? '', values)
      if (!meant) return []
      const number = [field.name, meant.number] as const
      const units = field.kind === 'number' ? field.units : undefined
      return units && meant.unit !== undefined ? [number, [units.name, meant.unit] as const] : [number]
    }),
  )
  return { ...values, ...Object.fromEntries(quantities) }
}

/** The values with the units that were typed behind a number in place of the chosen ones. */
export const withTypedUnits = (form: AnyForm, values: Values): Values => {
  const meant = meantValues(form, values)
  const units = form.groups.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.kind === 'number' && field.units ? [field.units.name] : [])),
  )
  const changed = units.filter((name) => meant[name] !== values[name])
  return changed.length > 0
    ? { ...values, ...Object.fromEntries(changed.map((name) => [name, meant[name] ?? ''])) }
    : values
}

/** Numbers without the typed units that a newly chosen unit replaces. */
export const withoutReplacedUnits = (form: AnyForm, values: Values, changes: Values): Values => {
  const meant = meantValues(form, values)
  const numbers = form.groups.flatMap(({ fields }) =>
    fields.flatMap(({ name, ...field }) => {
      const isReplaced = field.kind === 'number' && field.units && changes[field.units.name] !== undefined
      return isReplaced && meant[name] !== values[name] ? [[name, meant[name] ?? ''] as const] : []
    }),
  )
  return Object.fromEntries(numbers)
}

/** The groups and fields that are asked with these values. */
export const shownGroups = ({ groups }: AnyForm, values: Values): readonly FieldGroup[] =>
  groups
    .filter((group) => isShown(group, values))
    .map((group) => ({ ...group, fields: group.fields.filter((field) => isShown(field, values)) }))
    .filter(({ fields }) => fields.length > 0)

/** What a new form holds, on pages of a language or wherever an address says nothing else. */
export const initialValues = (form: AnyForm, language?: Language): Values =>
  Object.fromEntries(
    fieldsOfForm(form).map(({ name, initial, initialIn }) => [
      name,
      (language && initialIn?.[language]) ?? initial,
    ]),
  )

const initialNow = (field: Field, language?: Language): string =>
  (language && (field.initialIn?.[language] ?? (isInThailand() ? field.initialInThailand : undefined))) ??
  (field.kind === 'date' && field.initialNow ? field.initialNow() : field.initial)

/** Whether a value is what a new form holds on pages of the language, today or as prerendered. */
export const isInitial = (field: Field, value: string | undefined, language: Language): boolean =>
  value === field.initial || value === initialNow(field, language)

/** What a new form holds in a browser today. */
export const initialValuesNow = (form: AnyForm, language?: Language): Values =>
  Object.fromEntries(fieldsOfForm(form).map((field) => [field.name, initialNow(field, language)]))

/** The values that a query holds, bad ones as they are; names that are no field are left out. */
export const valuesIn = (form: AnyForm, search: Values): Values =>
  form.link?.read(search) ??
  Object.fromEntries(
    fieldsOfForm(form).flatMap(({ name }) => (search[name] === undefined ? [] : [[name, search[name]]])),
  )

/**
 * What a query must hold so that it leads to these values: those that differ from a new form's on pages of the language, and with them
 * those that a new form has for today or in this language only.
 */
export const searchOf = (form: AnyForm, values: Values, language?: Language): Values => {
  if (form.link) return form.link.write(values)
  const fields = fieldsOfForm(form)
  const differs = (field: Field, where?: Language) =>
    values[field.name] !== undefined && values[field.name] !== initialNow(field, where)
  const isOfToday = (field: Field) => field.kind === 'date' && field.initialNow !== undefined
  if (!fields.some((field) => differs(field, language))) return {}
  const written = fields.filter((field) => differs(field, language) || differs(field) || isOfToday(field))
  return Object.fromEntries(
    written.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** The values that are asked, each as it counts: what a field left empty stands for is written out. */
const countedValues = (form: AnyForm, entered: Values): Values => {
  const values = meantValues(form, entered)
  return Object.fromEntries(
    shownGroups(form, values)
      .flatMap(fieldsOfGroup)
      .flatMap((field) => {
        const value = countedValue(field, values)
        return value === '' ? [] : [[field.name, value]]
      }),
  )
}

/** What counts for a field: the value without a unit typed behind it, or what stands for an empty one. */
export const countedValue = (field: Field, values: Values): string => {
  const typed = values[field.name] ?? field.initial
  const stand = field.kind === 'number' && typed.trim() === '' ? field.fallback?.(values) : undefined
  if (stand !== undefined && readNumber(stand) !== undefined) return stand
  return readQuantity(field, typed, values)?.number ?? typed
}

/**
 * What a copy of the address must hold to lead to the same answer in any browser and after list prices or a new form's values have
 * changed: all that is asked, and the version of the rules.
 */
export const linkOf = (form: AnyForm, values: Values): Values =>
  form.link?.write(values) ?? {
    v: rulesVersion,
    ...searchOf(form, values),
    ...countedValues(form, values),
  }

const numberOf = (typed: string, exact: boolean | undefined) => {
  const number = readNumber(typed)
  if (number === undefined) return Number.NaN
  return exact ? number : Number(number)
}

const readField = (field: Field, typed: string, values: Values): unknown => {
  const empty = typed.trim() === ''
  switch (field.kind) {
    case 'number':
      return empty && field.optional ? undefined : numberOf(typed, field.exact)
    case 'list':
      return empty && field.optional ? undefined : readList(typed, readElementOf(field, values))
    case 'flag':
      return typed === 'true' || typed === 'false' ? typed === 'true' : typed
    case 'choice':
      return field.numeric ? numberOf(typed, false) : typed
    case 'date':
      return empty && field.optional ? undefined : typed
    case 'part':
      return typed
  }
}

/** The visible fields' values as calculators take them. */
export const readValues = (form: AnyForm, entered: Values): ReadValues => {
  const values = meantValues(form, entered)
  return Object.fromEntries(
    shownGroups(form, values)
      .flatMap(fieldsOfGroup)
      .flatMap((field) => {
        const value = readField(field, values[field.name] ?? field.initial, values)
        return value === undefined ? [] : [[field.name, value]]
      }),
  )
}
