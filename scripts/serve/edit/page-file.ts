import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format } from 'prettier/standalone'
import { isJsonObject, type JsonObject } from '../../content/json.ts'
import type { Json } from '../../content/strings.ts'
import { type JsonSchema, shapeOf, variantName } from './json-schema.ts'

const entriesOf = (
  value: JsonObject,
  schema: JsonSchema,
  change: (value: Json, schema: JsonSchema) => Json,
) =>
  Object.entries(value).map(([name, inner]): [string, Json] => {
    const known = schema.properties?.[name]
    return [name, known ? change(inner, known) : inner]
  })

/** Converts a file's value to the form's; changes only what forms cannot represent. */
export const toForm = (value: Json, schema: JsonSchema): Json => {
  const shape = shapeOf(schema)
  if (shape.is === 'list' && Array.isArray(value)) return value.map((item) => toForm(item, shape.item))
  if (shape.is === 'short')
    return typeof value === 'string' ? { [shape.text]: value } : toForm(value, shape.object)
  if (!isJsonObject(value)) return value
  if (shape.is === 'record') return Object.entries(value).map(([name, inner]) => ({ name, value: inner }))
  if (shape.is === 'object') return Object.fromEntries(entriesOf(value, schema, toForm))
  if (shape.is === 'variants') {
    const variant = shape.of.find((one) => variantName(one, shape.key) === value[shape.key])
    return variant ? toForm(value, variant) : value
  }
  return value
}

/** Whether a form's value is empty, which a file omits. */
const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

const objectOf = (value: JsonObject, schema: JsonSchema): JsonObject => {
  const { properties = {}, required = [] } = schema
  const known = Object.entries(properties).flatMap(([name, inner]): [string, Json][] => {
    const made = name in value ? fromForm(value[name] as Json, inner) : undefined
    // Keeps an empty required field, so that the check reports it.
    if (required.includes(name)) return made === undefined ? [] : [[name, made]]
    return isEmpty(made) ? [] : [[name, made as Json]]
  })
  // Keeps fields unknown to the schema: the check reports them, the form must not drop them.
  const unknown = Object.entries(value).filter(([name, inner]) => !(name in properties) && !isEmpty(inner))
  return Object.fromEntries([...known, ...unknown])
}

/** Converts a form's value to the file's: in the schema's order, texts trimmed, empty fields omitted. */
export const fromForm = (value: Json, schema: JsonSchema): Json | undefined => {
  const shape = shapeOf(schema)
  switch (shape.is) {
    case 'text':
    case 'choice':
      return typeof value === 'string' ? value.trim() : (value ?? undefined)
    case 'number':
      return value === null || value === '' ? undefined : Number(value)
    case 'mark':
      return value === true ? true : undefined
    case 'list':
      return Array.isArray(value) ? value.map((item) => fromForm(item, shape.item) ?? '') : undefined
    case 'record':
      return Array.isArray(value)
        ? Object.fromEntries(
            value
              .filter(isJsonObject)
              .filter(({ name }) => !isEmpty(name))
              .map((row) => [String(row.name).trim(), fromForm(row.value ?? null, shape.value) ?? '']),
          )
        : undefined
    case 'short': {
      const made = isJsonObject(value)
        ? objectOf(value, { ...shape.object, required: [shape.text] })
        : undefined
      return made && Object.keys(made).length === 1 ? made[shape.text] : made
    }
    case 'object':
      return isJsonObject(value) ? objectOf(value, schema) : undefined
    case 'variants': {
      if (!isJsonObject(value)) return undefined
      const variant = shape.of.find((one) => variantName(one, shape.key) === value[shape.key])
      return variant ? objectOf(value, variant) : value
    }
  }
}

/** Biome's width (biome.json). */
const printWidth = 110

/** Formats a value like Biome, which would add 30 MB to the editor in browsers. */
export const fileText = (value: Json): Promise<string> =>
  format(JSON.stringify(value, null, 2), { parser: 'json', plugins: [babel, estree], printWidth })
