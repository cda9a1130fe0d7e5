import { rulesVersion } from '../../shared/working.ts'
import type { ChoiceField, Field, FieldGroup, Form, ReadValues, Values } from './fields.ts'
import { readList, readNumber } from './read-typed.ts'

type AnyForm = Pick<Form<unknown>, 'groups' | 'link'>

/** A number field's unit is a field of its own. */
const withUnits = (field: Field): readonly Field[] =>
  field.kind === 'number' && field.units ? [field, field.units] : [field]

export const fieldsOfGroup = ({ fields }: FieldGroup): readonly Field[] => fields.flatMap(withUnits)
export const fieldsOfForm = ({ groups }: AnyForm): readonly Field[] => groups.flatMap(fieldsOfGroup)

const isShown = ({ visible }: { visible?: (values: Values) => boolean }, values: Values) =>
  visible === undefined || visible(values)

const isUnit = ({ choices }: ChoiceField, unit: string) =>
  choices.some((choice) => (typeof choice === 'string' ? choice === unit : choice.values.includes(unit)))

/** The number and the unit in a text such as `100 Mbps`; nothing when it has no unit that the field knows. */
export const splitUnit = (field: Field, typed: string): { number: string; unit: string } | undefined => {
  if (field.kind !== 'number' || !field.units || readNumber(typed) !== undefined) return undefined
  const [, number = '', name = ''] = /^(.*[\p{Nd}.])\s*([^\p{Nd}\s]+)$/u.exec(typed.trim()) ?? []
  const unit = isUnit(field.units, name) ? name : field.units.readUnit?.(name)
  return unit !== undefined && isUnit(field.units, unit) && readNumber(number) !== undefined
    ? { number, unit }
    : undefined
}

/** The values with the units that were typed behind a number in place of the chosen ones. */
export const withTypedUnits = (form: AnyForm, values: Values): Values => {
  const units = form.groups.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const split = splitUnit(field, values[field.name] ?? '')
      return split && field.kind === 'number' && field.units ? [[field.units.name, split.unit] as const] : []
    }),
  )
  return units.length > 0 ? { ...values, ...Object.fromEntries(units) } : values
}

/** Numbers without the typed units that a newly chosen unit replaces. */
export const withoutReplacedUnits = (form: AnyForm, values: Values, changes: Values): Values => {
  const numbers = form.groups.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const chosen = field.kind === 'number' && field.units && changes[field.units.name]
      const split = chosen ? splitUnit(field, values[field.name] ?? '') : undefined
      return split ? [[field.name, split.number] as const] : []
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

/** What a new form holds. */
export const initialValues = (form: AnyForm): Values =>
  Object.fromEntries(fieldsOfForm(form).map(({ name, initial }) => [name, initial]))

const initialNow = (field: Field): string =>
  field.kind === 'date' && field.initialNow ? field.initialNow() : field.initial

/** Whether a value is what a new form holds, today or as prerendered. */
export const isInitial = (field: Field, value: string | undefined): boolean =>
  value === field.initial || value === initialNow(field)

/** What a new form holds in a browser today. */
export const initialValuesNow = (form: AnyForm): Values =>
  Object.fromEntries(fieldsOfForm(form).map((field) => [field.name, initialNow(field)]))

/** The values that a query holds, bad ones as they are; names that are no field are left out. */
export const valuesIn = (form: AnyForm, search: Values): Values =>
  form.link?.read(search) ??
  Object.fromEntries(
    fieldsOfForm(form).flatMap(({ name }) => (search[name] === undefined ? [] : [[name, search[name]]])),
  )

/** What a query must hold so that it leads to these values: those that differ from a new form's, and with them those that a new form has for today only. */
export const searchOf = (form: AnyForm, values: Values): Values => {
  if (form.link) return form.link.write(values)
  const fields = fieldsOfForm(form)
  const differs = (field: Field) =>
    values[field.name] !== undefined && values[field.name] !== initialNow(field)
  const isOfToday = (field: Field) => field.kind === 'date' && field.initialNow !== undefined
  if (!fields.some(differs)) return {}
  const written = fields.filter((field) => differs(field) || isOfToday(field))
  return Object.fromEntries(
    written.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** The values that are asked, each as it counts: what a field left empty stands for is written out. */
const countedValues = (form: AnyForm, values: Values): Values =>
  Object.fromEntries(
    shownGroups(form, values)
      .flatMap(fieldsOfGroup)
      .flatMap((field) => {
        const value = countedValue(field, values)
        return value === '' ? [] : [[field.name, value]]
      }),
  )

/** What counts for a field: the value without a unit typed behind it, or what stands for an empty one. */
export const countedValue = (field: Field, values: Values): string => {
  const typed = values[field.name] ?? field.initial
  const stand = field.kind === 'number' && typed.trim() === '' ? field.fallback?.(values) : undefined
  if (stand !== undefined && readNumber(stand) !== undefined) return stand
  return splitUnit(field, typed)?.number ?? typed
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

const readField = (field: Field, typed: string): unknown => {
  const empty = typed.trim() === ''
  switch (field.kind) {
    case 'number':
      return empty && field.optional
        ? undefined
        : numberOf(splitUnit(field, typed)?.number ?? typed, field.exact)
    case 'list':
      return empty && field.optional ? undefined : readList(typed)
    case 'flag':
      return typed === 'true' || typed === 'false' ? typed === 'true' : typed
    case 'choice':
      return field.numeric ? numberOf(typed, false) : typed
    case 'date':
      return typed
  }
}

/** The visible fields' values as calculators take them. */
export const readValues = (form: AnyForm, entered: Values): ReadValues => {
  const values = withTypedUnits(form, entered)
  return Object.fromEntries(
    shownGroups(form, values)
      .flatMap(fieldsOfGroup)
      .flatMap((field) => {
        const value = readField(field, values[field.name] ?? field.initial)
        return value === undefined ? [] : [[field.name, value]]
      }),
  )
}
