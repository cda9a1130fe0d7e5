import type { Json } from './strings.ts'

export type JsonObject = { [key: string]: Json }

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list's items, with `{}` in place of any that is not an object; empty for anything but a list. */
export const objectsIn = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.map((item) => (isJsonObject(item) ? item : {})) : []

/** A page's blocks. The schema check runs beside the others, not before them, so a file may hold anything. */
export const blocksIn = (source: Json | undefined): JsonObject[] =>
  objectsIn(isJsonObject(source) ? source.blocks : undefined)
