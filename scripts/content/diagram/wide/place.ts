import type { Box, DiagramData, DiagramEdge } from '../../../../src/diagram/types.ts'
import type { NodeSize } from '../boxes.ts'
import { widthOf } from '../text.ts'
import type { Arrangement } from './arrange.ts'
import { type Column, setColumns } from './columns.ts'
import type { Density, Texts } from './texts.ts'

/** A node's horizontal position; `column` is its rank. */
export interface SpreadNode extends Column {
  column: number
}

/** A node's box; `column` is its rank. */
export interface PlacedNode extends Box {
  column: number
  size: NodeSize
}

export interface Placement extends Pick<Texts, 'labels'> {
  nodes: Map<string, PlacedNode>
  /** Heights at which an edge can pass through the ranks between its ends. */
  passages: Map<DiagramEdge, readonly number[]>
}

/** Positions the nodes horizontally, with the distance between ranks that their texts need. */
export const spread = (
  data: DiagramData,
  columnOf: (id: string) => number,
  density: Density,
  { fonts, nodes, labels }: Texts,
): Map<string, SpreadNode> => {
  const columns = setColumns(data, columnOf, {
    gap: density.gap,
    node: ({ id }) => nodes.get(id)?.width ?? 0,
    edge: (edge) => labels.get(edge)?.width ?? 0,
    group: ({ label }) => Math.min(density.node, Math.ceil(widthOf(label, fonts.text))),
  })
  return new Map(
    data.nodes.map(({ id }) => {
      const column = columnOf(id)
      return [id, { ...(columns[column] as Column), column }]
    }),
  )
}

/** Adds the vertical positions of nodes, and the heights at which edges pass between ranks. */
export const place = (
  data: DiagramData,
  nodes: ReadonlyMap<string, SpreadNode>,
  texts: Texts,
  { centre, pointsOf }: Arrangement,
): Placement => {
  const placed = data.nodes.map(({ id }) => {
    const size = texts.nodes.get(id) as NodeSize
    const y = Math.round(centre(id).y - size.height / 2)
    return [id, { ...(nodes.get(id) as SpreadNode), y, height: size.height, size }] as const
  })
  const passages = data.edges.map((edge, i) => {
    const inner = pointsOf(edge, i).slice(1, -1)
    return [edge, [...new Set(inner.map(({ y }) => Math.round(y)))]] as const
  })
  return { nodes: new Map(placed), labels: texts.labels, passages: new Map(passages) }
}
