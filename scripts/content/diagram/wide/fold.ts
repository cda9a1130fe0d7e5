import type { DiagramData } from '../../../../src/diagram/types.ts'
import type { PlacedNode, Placement, SpreadNode } from './place.ts'

/** Room around the nodes for group frames and for lines that run around. */
export const margin = { side: 34, top: 40, bottom: 16, between: 24 } as const

export interface FoldedNode extends PlacedNode {
  row: number
}

export interface Folded extends Omit<Placement, 'nodes'> {
  nodes: Map<string, FoldedNode>
  /** Heights of the horizontal lines below each row but the last. */
  corridors: number[][]
}

/** Lists every split of `count` columns into `rows` rows. */
const splits = (count: number, rows: number, from = 0): number[][] => {
  if (rows === 1) return [[from]]
  return Array.from({ length: Math.max(0, count - from - 1) }, (_, i) => from + i + 1).flatMap((next) =>
    splits(count, rows - 1, next).map((rest) => [from, ...rest]),
  )
}

const rowOf = (starts: readonly number[], column: number) => starts.findLastIndex((start) => start <= column)

const across = (nodes: readonly SpreadNode[]) => ({
  left: Math.min(...nodes.map(({ x }) => x)),
  right: Math.max(...nodes.map(({ x, width }) => x + width)),
})

const reach = (nodes: readonly PlacedNode[]) => ({
  ...across(nodes),
  top: Math.min(...nodes.map(({ y }) => y)),
  bottom: Math.max(...nodes.map(({ y, height }) => y + height)),
})

/** The first column of each row. */
export type Rows = readonly number[]

/**
 * Breaks columns into rows like words into lines: one row if it fits the limit, else two or three.
 * @param limit width of the widest drawing
 * @returns `undefined` if three rows do not suffice
 */
export const breakIntoRows = (
  { edges, groups = [], nodes: list }: DiagramData,
  nodes: ReadonlyMap<string, SpreadNode>,
  limit: number,
): Rows | undefined => {
  const members = groups.map(({ id }) => list.filter(({ group }) => group === id).map((node) => node.id))
  const count = Math.max(...[...nodes.values()].map(({ column }) => column)) + 1
  for (const rows of [1, 2, 3]) {
    const room = limit - (rows === 1 ? 32 : 2 * margin.side)
    const fitting = splits(count, rows).flatMap((starts) => {
      const widths = starts.map((_, row) => {
        const { left, right } = across(
          [...nodes.values()].filter(({ column }) => rowOf(starts, column) === row),
        )
        return right - left
      })
      if (Math.max(...widths) > room) return []
      const row = (id: string) => rowOf(starts, nodes.get(id)?.column ?? 0)
      const cut = edges.reduce((sum, { from, to }) => sum + Math.abs(row(from) - row(to)), 0)
      const split = members.reduce((sum, ids) => sum + new Set(ids.map(row)).size - 1, 0)
      return [{ starts, cost: cut * 60 + split * 60 + Math.max(...widths) / 4 }]
    })
    const [best] = fitting.toSorted((a, b) => a.cost - b.cost)
    if (best) return best.starts
  }
  return
}

/** Stacks the rows of a placement, starting from the upper left corner. */
export const fold = ({ edges }: DiagramData, placement: Placement, starts: Rows): Folded => {
  const rows = starts.map((_, row) =>
    [...placement.nodes].filter(([, { column }]) => rowOf(starts, column) === row),
  )
  const folded: Folded = { ...placement, nodes: new Map(), passages: new Map(), corridors: [] }
  const shifts: number[] = []
  let y: number = margin.top
  rows.forEach((row, index) => {
    const { left, top, bottom } = reach(row.map(([, node]) => node))
    for (const [id, node] of row)
      folded.nodes.set(id, { ...node, row: index, x: node.x - left + margin.side, y: node.y - top + y })
    shifts.push(y - top)
    y += bottom - top + margin.bottom
    if (index === rows.length - 1) return
    const crossing = edges.filter(({ from, to }) => {
      const ends = [from, to].map((id) => rowOf(starts, placement.nodes.get(id)?.column ?? 0))
      return Math.min(...ends) <= index && Math.max(...ends) > index
    })
    const room = (crossing.length + 1) * margin.between
    folded.corridors.push(crossing.map((_, i) => y + (i + 1) * margin.between))
    y += room + margin.top
  })
  for (const [edge, passages] of placement.passages) {
    const [from, to] = [edge.from, edge.to].map((id) => folded.nodes.get(id)?.row ?? 0) as [number, number]
    folded.passages.set(edge, from === to ? passages.map((passage) => passage + (shifts[from] ?? 0)) : [])
  }
  return folded
}
