/** The part of JSON Schema that the content's zod schemas come out as (`fileJsonSchemas`). */
export interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly string[]
  readonly const?: string | number | boolean
  readonly oneOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  /** `rich` and `line` are texts (`src/blocks/fields.ts`), `page` is a page's id, `date` a day. */
  readonly format?: string
  /** Patterns that a text must match, each with the message if it does not. */
  readonly refusals?: readonly { readonly pattern: string; readonly message: string }[]
}

/** Kind of a value, which decides how it is entered. */
export type Shape =
  | { readonly is: 'text' }
  | { readonly is: 'number' }
  /** Present and true, or absent. */
  | { readonly is: 'mark' }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'list'; readonly item: JsonSchema }
  | { readonly is: 'object' }
  /** One of several objects, distinguished by a field. */
  | { readonly is: 'variants'; readonly key: string; readonly of: readonly JsonSchema[] }
  /** A text, or an object with the text and more; the form always uses the object. */
  | { readonly is: 'short'; readonly text: string; readonly object: JsonSchema }
  /** Values by names that the schema does not list; in the form, a list of name–value pairs. */
  | { readonly is: 'record'; readonly value: JsonSchema }

const isOf = (type: string) => (schema: JsonSchema) => schema.type === type

/** The discriminating field of the objects: a constant in each. */
const discriminator = (schemas: readonly JsonSchema[]): string | undefined =>
  Object.keys(schemas[0]?.properties ?? {}).find((name) =>
    schemas.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  )

/** @throws for a schema that the form does not support yet */
export const shapeOf = (schema: JsonSchema): Shape => {
  const { type, items, properties, additionalProperties } = schema
  const union = schema.oneOf ?? schema.anyOf
  if (union) {
    const key = union.every(isOf('object')) ? discriminator(union) : undefined
    if (key) return { is: 'variants', key, of: union }
    const object = union.find(isOf('object'))
    const text = object?.required?.find((name) => object.properties?.[name]?.type === 'string')
    if (object && text && union.length === 2 && union.some(isOf('string')))
      return { is: 'short', text, object }
  }
  if (schema.const === true) return { is: 'mark' }
  if (schema.enum) return { is: 'choice', of: schema.enum }
  if (typeof schema.const === 'string') return { is: 'choice', of: [schema.const] }
  if (type === 'string') return { is: 'text' }
  if (type === 'number' || type === 'integer') return { is: 'number' }
  if (type === 'array' && items) return { is: 'list', item: items }
  if (type === 'object' && properties) return { is: 'object' }
  if (type === 'object' && typeof additionalProperties === 'object')
    return { is: 'record', value: additionalProperties }
  throw new Error(`no form for ${JSON.stringify(schema).slice(0, 200)}`)
}

/** The name of a variant, such as the type of a block. */
export const variantName = (schema: JsonSchema, key: string): string =>
  String(schema.properties?.[key]?.const ?? '')
