import { Graph, layout } from '@dagrejs/dagre'
import type { Language } from '../../i18n/languages.ts'
import { type NodeSize, sizeNode } from '../boxes.ts'
import type { Fonts } from '../measures.ts'
import { widthOf, wrap } from '../text.ts'
import type { Box, DiagramData, DiagramEdge } from '../types.ts'
import { type Column, setColumns } from './columns.ts'

/** How wide texts may be, the least distance between two columns, the sizes of the texts; all in units. */
export interface Density {
  node: number
  label: number
  gap: number
  sizes: { label: number; text: number }
}

/** A box whose rank counts from the left. */
export interface PlacedNode extends Box {
  column: number
  size: NodeSize
}

export interface Placement {
  nodes: Map<string, PlacedNode>
  /** Lines and size of each labelled edge's text. */
  labels: Map<DiagramEdge, { lines: readonly string[]; width: number; height: number }>
  /** Heights at which the ranks between its ends leave room for an edge. */
  passages: Map<DiagramEdge, readonly number[]>
}

interface Placed {
  x: number
  y: number
}

/** Ranks from left to right, groups kept together: positions from dagre. */
export const placeInRanks = (
  data: DiagramData,
  density: Density,
  fonts: Fonts,
  language: Language,
): Placement => {
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: data.groups?.length ? 30 : 24, edgesep: 18, ranksep: 48 })
  for (const { id } of data.groups ?? []) graph.setNode(id, {})
  const sizes = new Map(data.nodes.map((node) => [node.id, sizeNode(node, fonts, density.node, language)]))
  for (const { id, group } of data.nodes) {
    const { width, height } = sizes.get(id) as NodeSize
    graph.setNode(id, { width, height })
    if (group) graph.setParent(id, group)
  }
  const labels: Placement['labels'] = new Map()
  data.edges.forEach((edge, i) => {
    const lines = edge.label ? wrap(edge.label, fonts.text, density.label, language) : []
    const width = Math.ceil(Math.max(0, ...lines.map((line) => widthOf(line, fonts.text)))) + 8
    const size = { lines, width, height: lines.length * fonts.text.leading }
    if (edge.label) labels.set(edge, size)
    graph.setEdge(
      edge.from,
      edge.to,
      edge.label ? { ...size, labelpos: 'c' } : { width: 0, height: 0 },
      String(i),
    )
  })
  layout(graph)
  const centre = (id: string) => graph.node(id) as Placed
  const ranks = [...new Set(data.nodes.map(({ id }) => Math.round(centre(id).x)))].toSorted((a, b) => a - b)
  const columnOf = (id: string) => ranks.indexOf(Math.round(centre(id).x))
  const columns = setColumns(data, columnOf, {
    gap: density.gap,
    node: ({ id }) => sizes.get(id)?.width ?? 0,
    edge: (edge) => labels.get(edge)?.width ?? 0,
    group: ({ label }) => Math.min(density.node, Math.ceil(widthOf(label, fonts.text))),
  })
  const nodes = data.nodes.map(({ id }) => {
    const size = sizes.get(id) as NodeSize
    const column = columnOf(id)
    const y = Math.round(centre(id).y - size.height / 2)
    return [id, { ...(columns[column] as Column), y, height: size.height, size, column }] as const
  })
  const passages = data.edges.map((edge, i) => {
    const { points = [] } = graph.edge(edge.from, edge.to, String(i)) as { points?: Placed[] }
    return [edge, [...new Set(points.slice(1, -1).map(({ y }) => Math.round(y)))]] as const
  })
  return { nodes: new Map(nodes), labels, passages: new Map(passages) }
}
