import type { DiagramData, DiagramEdge, DiagramNode } from '../../../../src/diagram/types.ts'

/** Left edge and width of a rank's nodes. */
export interface Column {
  x: number
  width: number
}

interface Widths {
  /** Minimum distance between columns: room for a bend and an arrow head. */
  gap: number
  node: (node: DiagramNode) => number
  edge: (edge: DiagramEdge) => number
  group: (group: { label: string }) => number
}

/** Room for a group's frame, for each further line beside the first, and beside a label for a bend and an arrow head. */
const room = { frame: 14, line: 12, label: 40 } as const

/**
 * Sets columns with just the room that lines, labels and frames need between them. dagre would give all ranks the same distance and each
 * group ranks of its own, which makes drawings with groups half as wide again.
 */
export const setColumns = (
  { nodes, edges, groups = [] }: DiagramData,
  columnOf: (id: string) => number,
  widths: Widths,
): Column[] => {
  const within = (column: number) => nodes.filter(({ id }) => columnOf(id) === column)
  const groupsIn = (column: number) => new Set(within(column).flatMap(({ group }) => group ?? []))
  const alone = (group: string, column: number) =>
    nodes.every((node) => node.group !== group || columnOf(node.id) === column)
  const gapAfter = (column: number) => {
    const through = edges.filter(({ from, to }) => {
      const ends = [columnOf(from), columnOf(to)]
      return Math.min(...ends) === column && Math.max(...ends) === column + 1
    })
    const [here, there] = [groupsIn(column), groupsIn(column + 1)]
    const frames = Number(!here.isSubsetOf(there)) + Number(!there.isSubsetOf(here))
    const lines = Math.min(
      new Set(through.map(({ from }) => from)).size,
      new Set(through.map(({ to }) => to)).size,
    )
    const label = Math.max(0, ...through.map(widths.edge))
    return (
      Math.max(widths.gap, label && label + Math.max(room.label, widths.gap)) +
      frames * room.frame +
      Math.max(0, lines - 1) * room.line
    )
  }
  const columns: Column[] = []
  for (let column = 0, x = 0; within(column).length > 0; column++) {
    const framed = groups.filter(({ id }) => groupsIn(column).has(id) && alone(id, column))
    const width = Math.max(...within(column).map(widths.node), ...framed.map(widths.group))
    columns.push({ x, width })
    x += width + gapAfter(column)
  }
  return columns
}
