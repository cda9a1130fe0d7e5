/** Merges mappings and replaces anything else, as a strategic merge does with all lists that the overlays patch. */
export function merge<Value>(value: Value, patch: unknown): Value {
  if (!isMapping(value) || !isMapping(patch)) return patch as Value
  const entries = Object.entries(patch).map(([key, part]) => [key, merge(value[key], part)])
  return { ...value, ...Object.fromEntries(entries) }
}

/** Replaces by `by` every value that `at` finds. */
export function replaced<Value>(
  value: Value,
  at: (key: string, value: unknown) => boolean,
  by: unknown,
): Value {
  if (Array.isArray(value)) return value.map((part) => replaced(part, at, by)) as Value
  if (!isMapping(value)) return value
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    at(key, part) ? by : replaced(part, at, by),
  ])
  return Object.fromEntries(entries) as Value
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
