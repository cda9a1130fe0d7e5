import type { EdgeLine } from './types.ts'

const pathOf = (edges: readonly EdgeLine[]) => edges.map(({ d }) => d).join('')

/** All connections of a drawing as two SVG paths; empty if there are none of a kind. */
export const linesOf = (edges: readonly EdgeLine[]) => ({
  solid: pathOf(edges.filter(({ dashed }) => !dashed)),
  dashed: pathOf(edges.filter(({ dashed }) => dashed)),
})
