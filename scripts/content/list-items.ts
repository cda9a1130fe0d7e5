import type { Content } from '../../src/blocks/list.schema.ts'

/** All items of a list, whoever they are for. */
export const listItems = ({ items, keyboard }: Pick<Content, 'items' | 'keyboard'>): string[] =>
  keyboard ? [...items, keyboard] : items
