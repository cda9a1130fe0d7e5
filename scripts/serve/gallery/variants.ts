import type { Block, BlockType } from '../../../src/blocks/blocks.ts'

/** Fields that the build, not an editor, adds to a block. */
const derived: ReadonlySet<string> = new Set([
  'layouts',
  'icons',
  'purposes',
  'pictograms',
  'quick',
  'media',
  'dates',
  'prices',
  'pictures',
])

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

/** Shape of the fields that a block uses: two blocks of a type with equal shapes look alike. */
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
