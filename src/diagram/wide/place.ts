import { Graph, layout } from '@dagrejs/dagre'
import type { Language } from '../../i18n/languages.ts'
import { type NodeSize, sizeNode } from '../boxes.ts'
import { type Fonts, fontsOf } from '../measures.ts'
import { widthOf, wrap } from '../text.ts'
import type { Box, DiagramData, DiagramEdge } from '../types.ts'
import { type Column, setColumns } from './columns.ts'

/** Maximum widths of texts, minimum distance between columns, and type sizes; all in units. */
export interface Density {
  node: number
  label: number
  gap: number
  sizes: { label: number; text: number }
}

/** A diagram's texts, set at a density. */
export interface Texts {
  fonts: Fonts
  nodes: ReadonlyMap<string, NodeSize>
  /** Lines and size of each edge's label. */
  labels: Map<DiagramEdge, { lines: readonly string[]; width: number; height: number }>
}

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

interface Placed {
  x: number
  y: number
}

export const setTexts = (data: DiagramData, density: Density, language: Language): Texts => {
  const fonts = fontsOf(language, density.sizes)
  const nodes = new Map(data.nodes.map((node) => [node.id, sizeNode(node, fonts, density.node, language)]))
  const labels: Texts['labels'] = new Map()
  for (const edge of data.edges) {
    if (!edge.label) continue
    const lines = wrap(edge.label, fonts.text, density.label, language)
    const width = Math.ceil(Math.max(0, ...lines.map((line) => widthOf(line, fonts.text)))) + 8
    labels.set(edge, { lines, width, height: lines.length * fonts.text.leading })
  }
  return { fonts, nodes, labels }
}

/** Positions nodes and edges with dagre: ranks from left to right, groups kept together. */
export const arrange = (data: DiagramData, { nodes, labels }: Texts) => {
  const graph = new Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: data.groups?.length ? 30 : 24, edgesep: 18, ranksep: 48 })
  for (const { id } of data.groups ?? []) graph.setNode(id, {})
  for (const { id, group } of data.nodes) {
    const { width, height } = nodes.get(id) as NodeSize
    graph.setNode(id, { width, height })
    if (group) graph.setParent(id, group)
  }
  data.edges.forEach((edge, i) => {
    const label = labels.get(edge)
    graph.setEdge(
      edge.from,
      edge.to,
      label ? { ...label, labelpos: 'c' } : { width: 0, height: 0 },
      String(i),
    )
  })
  layout(graph)
  return {
    centre: (id: string) => graph.node(id) as Placed,
    pointsOf: ({ from, to }: DiagramEdge, i: number) =>
      (graph.edge(from, to, String(i)) as { points?: Placed[] }).points ?? [],
  }
}

export type Arrangement = ReturnType<typeof arrange>

/** Ranks every node. Ranks depend on the edges alone, so they hold at any density. */
export const rankNodes = (data: DiagramData, { centre }: Arrangement): ((id: string) => number) => {
  const ranks = [...new Set(data.nodes.map(({ id }) => Math.round(centre(id).x)))].toSorted((a, b) => a - b)
  const columns = new Map(data.nodes.map(({ id }) => [id, ranks.indexOf(Math.round(centre(id).x))]))
  return (id) => columns.get(id) as number
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
