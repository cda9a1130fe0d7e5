import type { Block, BlockType } from '../../../src/blocks/blocks.ts'

/** What the build adds to a block rather than its editor. */
const derived: ReadonlySet<string> = new Set(['layouts', 'icons', 'purposes', 'pictograms', 'quick', 'media'])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Describes a field's shape, two levels deep: an object by its keys, a list by those of its items, a table by its longest row, anything
 * else by its type.
 */
const shapeOf = (value: unknown): string => {
  if (!Array.isArray(value)) return isObject(value) ? Object.keys(value).sort().join() : typeof value
  if (value.every(Array.isArray)) return String(Math.max(...value.map(({ length }) => length)))
  return [...new Set(value.flatMap((item) => shapeOf(item).split(',')))].sort().join()
}

/** The fields that a block makes use of: two blocks of a type with the same ones look alike. */
const stateOf = (block: Block): string =>
  Object.entries(block)
    .filter(([name, value]) => !derived.has(name) && value !== undefined)
    .map(([name, value]) => `${name}:${shapeOf(value)}`)
    .sort()
    .join(' ')

/** The first block in each state, by type. */
export const variantsOf = (blocks: readonly Block[]): ReadonlyMap<BlockType, readonly Block[]> => {
  const byType = new Map<BlockType, Map<string, Block>>()
  for (const block of blocks) {
    const states = byType.get(block.type) ?? new Map<string, Block>()
    byType.set(block.type, states)
    const state = stateOf(block)
    if (!states.has(state)) states.set(state, block)
  }
  return new Map([...byType].map(([type, states]) => [type, [...states.values()]]))
}
