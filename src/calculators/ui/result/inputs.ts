import { groupsOf } from '../form/choice-input.tsx'
import type { Field, Form, Values } from '../form/fields.ts'
import { countedValue, meantValues, shownGroups } from '../form/values.ts'
import type { Texts } from '../texts.ts'

/** An input in the visitor's words: what the field is called, and what it holds with its unit. */
export interface InputText {
  readonly name: string
  readonly label: string
  readonly text: string
}

/** A value with its unit; a choice that is none stays what it is. */
const textOf = (field: Field, value: string, values: Values, { own, shared, has }: Texts): string => {
  if (field.kind === 'flag') return shared(value === 'true' ? 'yes' : 'no')
  if (field.kind === 'choice') {
    const isKnown = groupsOf(field).some((group) => group.values.includes(value))
    return isKnown && !field.symbols ? own(`choices.${field.name}.${value}`) : value
  }
  const inWords = has(`fields.${field.name}.unit`) ? own(`fields.${field.name}.unit`) : undefined
  const symbol = 'unit' in field ? (field.unit ?? inWords) : inWords
  const units = field.kind === 'number' ? field.units : undefined
  const unit = units && textOf(units, values[units.name] ?? units.initial, values, { own, shared, has })
  return [value, symbol, unit].filter(Boolean).join('\u00a0')
}

/** All that is asked. A field left empty that nothing counts for was not asked. */
export const inputTexts = (
  form: Pick<Form<unknown>, 'groups'>,
  entered: Values,
  texts: Texts,
): readonly InputText[] => {
  const values = meantValues(form, entered)
  return shownGroups(form, values)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const value = countedValue(field, values)
      if (value.trim() === '') return []
      const label = texts.own(`fields.${field.name}.label`)
      return [{ name: field.name, label, text: textOf(field, value, values, texts) }]
    })
}
