import type { Content } from './list.schema.ts'

/** The text of an item of a list, whoever it is for. */
export const itemText = (item: Content['items'][number]): string =>
  typeof item === 'string' ? item : item.text
