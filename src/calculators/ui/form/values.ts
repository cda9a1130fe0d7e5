import type { Language } from '../../../i18n/languages.ts'
import type { Fields } from '../../shared/checks.ts'
import { rulesVersion } from '../../shared/working.ts'
import type { Field, FieldGroup, Form, Values } from './fields.ts'
import { readElementOf, readQuantity } from './quantities.ts'
import { readList, readNumber, readProduct } from './read-typed.ts'

type AnyForm = Pick<Form, 'groups' | 'link'>

/** Lists a field and its unit's field, if it has one. */
export const withUnits = (field: Field): readonly Field[] =>
  field.kind === 'number' && field.units ? [field, field.units] : [field]

export const fieldsOfGroup = ({ fields }: FieldGroup): readonly Field[] => fields.flatMap(withUnits)
/** Names of the choices beside the answer, such as its currency. */
export const switchesOf = ({ groups }: AnyForm): readonly string[] =>
  groups.filter(({ beside }) => beside).flatMap(({ fields }) => fields.map(({ name }) => name))

export const fieldsOfForm = ({ groups }: AnyForm): readonly Field[] => groups.flatMap(fieldsOfGroup)

/** Collects what a function gives for fields, by their names; leaves out those without. */
const collected = <Value>(
  fields: readonly Field[],
  read: (field: Field) => Value | undefined,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = read(field)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )

/** Whether two sets of values or parameters are equal. */
export const areSame = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

const isShown = ({ visible }: { visible?: (values: Values) => boolean }, values: Values) =>
  visible === undefined || visible(values)

/** Distributes a product typed into either of two fields to both: `4×16TB` to the disks and their size. */
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

/** Resolves typed values: numbers without their typed units, these units chosen, products distributed. */
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

/** Numbers with a choice of units: the fields' names. */
const numbersWithUnits = ({ groups }: AnyForm) =>
  groups.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      field.kind === 'number' && field.units ? [{ number: field.name, unit: field.units.name }] : [],
    ),
  )

/** Picks values by their names. */
export const picked = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

/** Replaces chosen units by those typed after a number. */
export const withTypedUnits = (form: AnyForm, values: Values): Values => {
  const meant = meantValues(form, values)
  const units = numbersWithUnits(form).map(({ unit }) => unit)
  const changed = units.filter((name) => meant[name] !== values[name])
  return changed.length > 0 ? { ...values, ...picked(meant, changed) } : values
}

/** Removes typed units that a newly chosen unit replaces. */
export const withoutReplacedUnits = (form: AnyForm, values: Values, changes: Values): Values => {
  const meant = meantValues(form, values)
  const replaced = numbersWithUnits(form).filter(
    ({ number, unit }) => changes[unit] !== undefined && meant[number] !== values[number],
  )
  return picked(
    meant,
    replaced.map(({ number }) => number),
  )
}

/** Groups and fields shown for these values. A group that is shown in whole is the form's own, so that components can tell it is unchanged. */
export const shownGroups = ({ groups }: AnyForm, values: Values): readonly FieldGroup[] =>
  groups
    .filter((group) => isShown(group, values))
    .map((group) => {
      const fields = group.fields.filter((field) => isShown(field, values))
      return fields.length === group.fields.length ? group : { ...group, fields }
    })
    .filter(({ fields }) => fields.length > 0)

/** Fields shown for these values, with their units' fields. */
export const shownFields = (form: AnyForm, values: Values): readonly Field[] =>
  shownGroups(form, values).flatMap(fieldsOfGroup)

/** A new form's values, on pages of a language or as the default of addresses. */
export const initialValues = (form: AnyForm, language?: Language): Values =>
  collected(fieldsOfForm(form), ({ initial, initialIn }) => (language && initialIn?.[language]) ?? initial)

/** Whether the visitor's clock is set to Thailand's time, which no other country has under this name. */
const isInThailand = (): boolean => new Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Bangkok'

const initialNow = (field: Field, language?: Language): string =>
  (language && (field.initialIn?.[language] ?? (isInThailand() ? field.initialInThailand : undefined))) ??
  (field.kind === 'date' && field.initialNow ? field.initialNow() : field.initial)

/** Whether a value is a new form's on pages of the language, today or as prerendered. */
export const isInitial = (field: Field, value: string | undefined, language: Language): boolean =>
  value === field.initial || value === initialNow(field, language)

/** The values of a new form, with date fields set to the browser's current day. */
export const initialValuesNow = (form: AnyForm, language?: Language): Values =>
  collected(fieldsOfForm(form), (field) => initialNow(field, language))

/** Values in a query, invalid ones unchanged; leaves out unknown names. */
export const valuesIn = (form: AnyForm, search: Values): Values =>
  form.link?.read(search) ?? collected(fieldsOfForm(form), ({ name }) => search[name])

/**
 * Query that leads to these values: those that differ from a new form's on pages of the language, plus those that a new form has only today
 * or in this language.
 */
export const searchParamsOf = (form: AnyForm, values: Values, language?: Language): Values => {
  if (form.link) return form.link.write(values)
  const fields = fieldsOfForm(form)
  const differs = (field: Field, where?: Language) =>
    values[field.name] !== undefined && values[field.name] !== initialNow(field, where)
  const isOfToday = (field: Field) => field.kind === 'date' && field.initialNow !== undefined
  if (!fields.some((field) => differs(field, language))) return {}
  const written = fields.filter((field) => differs(field, language) || differs(field) || isOfToday(field))
  return collected(written, ({ name }) => values[name])
}

/** Effective values of the visible fields, with the fallbacks of empty fields spelled out. */
const countedValues = (form: AnyForm, entered: Values): Values => {
  const values = meantValues(form, entered)
  return collected(shownFields(form, values), (field) => countedValue(field, values) || undefined)
}

/** Effective value of a field: without a typed unit, or the fallback if it's empty. */
export const countedValue = (field: Field, values: Values): string => {
  const typed = values[field.name] ?? field.initial
  const fallback = field.kind === 'number' && typed.trim() === '' ? field.fallback?.(values) : undefined
  if (fallback !== undefined && readNumber(fallback) !== undefined) return fallback
  return readQuantity(field, typed, values)?.number ?? typed
}

/**
 * Query of a copied address that gives the same answer in any browser, even after list prices or a new form's values change: all visible
 * fields, and the version of the rules.
 */
export const linkedValues = (form: AnyForm, values: Values): Values =>
  form.link?.write(values) ?? {
    v: rulesVersion,
    ...searchParamsOf(form, values),
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

/** Visible fields' values as passed to calculators; empty fields are missing, invalid numbers are NaN. */
export const readValues = (form: AnyForm, entered: Values): Fields => {
  const values = meantValues(form, entered)
  return collected(shownFields(form, values), (field) =>
    readField(field, values[field.name] ?? field.initial, values),
  )
}
