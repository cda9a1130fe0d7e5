import type { NumberField, Values } from '../form/fields.ts'

/** A field for a price that is the list price until the visitor enters another. */
export const priceField = (name: string, listPrice: (values: Values) => number | undefined): NumberField => ({
  kind: 'number',
  name,
  initial: '',
  optional: true,
  unit: 'USD',
  fallback: (values) => String(listPrice(values) ?? '–'),
})
