import type { Field, ListField, VariableFieldType } from '@sveltia/cms'
import { neutralKeys } from '../../content/quality/texts.ts'
import { type JsonSchema, shapeOf, variantName } from './json-schema.ts'
import { spelledOut, wordsOf } from './words.ts'

/** Labels that the form shows instead of identifiers. */
export interface Names {
  /** Pages by their id. */
  readonly pages: Readonly<Record<string, string>>
  /** Purposes of blocks, by type. */
  readonly purposes: Readonly<Record<string, string>>
}

/** Fields that identify a collapsed list item, the best first. */
const summaryNames = [
  'title',
  'label',
  'question',
  'name',
  'task',
  'value',
  'page',
  'place',
  'from',
  'at',
  'text',
  'id',
]

const summaryOf = (properties: readonly string[]) => {
  const name = summaryNames.find((one) => properties.includes(one))
  const end = name === 'from' && properties.includes('to') ? ' → {{to}}' : ''
  return name ? { summary: `{{${name}}}${end}` } : {}
}

/** Combines patterns into one with a single message; an optional text may be empty. */
const patternOf = ({ refusals = [] }: JsonSchema, required: boolean): { pattern?: [string, string] } => {
  if (refusals.length === 0) return {}
  const all = refusals.map(({ pattern }) => `(?=${pattern})`).join('')
  const message = refusals.map((refusal) => refusal.message).filter(Boolean)
  return {
    pattern: [required ? all : `^$|${all}`, `This text ${message.join(', or ') || 'has another form'}`],
  }
}

const amounts = ({ minItems, maxItems }: JsonSchema) => ({
  ...(minItems === undefined ? {} : { min: minItems }),
  ...(maxItems === undefined ? {} : { max: maxItems }),
})

/**
 * The form's fields for an object: texts can be edited in each language; all other values, and the lengths of lists, follow the default
 * language, as the check requires.
 *
 * @param within the type of the block or picture that the object belongs to, `page` or `item`
 */
export const fieldsOf = (schema: JsonSchema, names: Names, within: string, except?: string): Field[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== except)
    .map(([name, inner]) => fieldOf(name, inner, schema.required?.includes(name) ?? false, names, within))

const variantOf = (schema: JsonSchema, key: string, names: Names): VariableFieldType => {
  const name = variantName(schema, key)
  return {
    name,
    label: spelledOut(name),
    ...summaryOf(Object.keys(schema.properties ?? {})),
    fields: fieldsOf(schema, names, name, key),
  }
}

const fieldOf = (
  name: string,
  schema: JsonSchema,
  required: boolean,
  names: Names,
  within: string,
): Field => {
  const shape = shapeOf(schema)
  // The block's purpose appears below its title.
  const purpose = name === 'title' ? names.purposes[within] : undefined
  const shown = { name, ...wordsOf(within, name), ...(purpose ? { hint: `For ${purpose}.` } : {}), required }
  const same = { ...shown, i18n: 'duplicate' } as const
  switch (shape.is) {
    case 'text': {
      const text = {
        ...shown,
        i18n: neutralKeys.has(name) ? ('duplicate' as const) : true,
        ...patternOf(schema, required),
        ...(schema.maxLength === undefined ? {} : { maxlength: schema.maxLength }),
        use_emoji_autocomplete: false,
      }
      if (schema.format === 'date') return { ...same, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
      return schema.format === 'rich' ? { ...text, widget: 'text' } : { ...text, widget: 'string' }
    }
    case 'number':
      return {
        ...same,
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...(schema.minimum === undefined ? {} : { min: schema.minimum }),
        ...(schema.maximum === undefined || schema.maximum > 1e9 ? {} : { max: schema.maximum }),
      }
    case 'mark':
      return { ...same, required: false, widget: 'boolean', default: false }
    case 'choice':
      return {
        ...same,
        widget: 'select',
        options: shape.of.map((value) => ({ label: choiceLabel(value, schema, names), value })),
        ...(shape.of.length === 1 && required ? { default: shape.of[0] as string } : {}),
      }
    case 'list':
      return listOf(same, schema, shape.item, names, within)
    case 'object':
      return { ...same, widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, names, within) }
    case 'short':
      return { ...same, widget: 'object', fields: fieldsOf(shape.object, names, within) }
    case 'record':
      return {
        ...same,
        widget: 'list',
        summary: '{{name}}: {{value}}',
        collapsed: true,
        fields: [
          fieldOf('name', { type: 'string', ...schema.propertyNames }, true, names, 'record'),
          fieldOf('value', shape.value, true, names, 'record'),
        ].map((field) => ({ ...field, i18n: 'duplicate' }) as Field),
      }
    case 'variants':
      return {
        ...same,
        widget: 'object',
        typeKey: shape.key,
        collapsed: 'auto',
        types: shape.of.map((variant) => variantOf(variant, shape.key, names)),
      }
  }
}

const choiceLabel = (value: string, { format }: JsonSchema, { pages }: Names) =>
  format === 'page' && pages[value] ? `${pages[value]} (${value})` : spelledOut(value)

type Frame = { name: string; label: string; hint?: string; required: boolean; i18n: 'duplicate' }

const listOf = (frame: Frame, schema: JsonSchema, item: JsonSchema, names: Names, within: string): Field => {
  const inner = shapeOf(item)
  const list = { ...frame, widget: 'list', ...amounts(schema) } as const
  switch (inner.is) {
    case 'choice':
      return {
        ...frame,
        widget: 'select',
        multiple: true,
        ...amounts(schema),
        options: inner.of.map((value) => ({ label: choiceLabel(value, item, names), value })),
      }
    case 'variants':
      return {
        ...list,
        collapsed: true,
        typeKey: inner.key,
        types: inner.of.map((variant) => variantOf(variant, inner.key, names)),
      }
    case 'object':
    case 'short': {
      const object = inner.is === 'short' ? inner.object : item
      const made: ListField = {
        ...list,
        collapsed: true,
        ...summaryOf(Object.keys(object.properties ?? {})),
        fields: fieldsOf(
          inner.is === 'short' ? { ...object, required: [inner.text] } : object,
          names,
          within,
        ),
      }
      return made
    }
    default:
      return { ...list, field: fieldOf(singular(frame.name), item, true, names, within) }
  }
}

/** `rows` → `row`; leaves out hints, which concern the list. */
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')
