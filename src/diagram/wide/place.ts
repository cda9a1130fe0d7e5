import { Graph, layout } from '@dagrejs/dagre'
import type { Language } from '../../i18n/languages.ts'
import { type NodeSize, sizeNode } from '../boxes.ts'
import { type Fonts, fontsOf } from '../measures.ts'
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

/** A diagram's texts, set in a density. */
export interface Texts {
  fonts: Fonts
  nodes: ReadonlyMap<string, NodeSize>
  /** Lines and size of each labelled edge's text. */
  labels: Map<DiagramEdge, { lines: readonly string[]; width: number; height: number }>
}

/** Where a node stands from left to right; `column` counts its rank. */
export interface SpreadNode extends Column {
  column: number
}

/** A box whose rank counts from the left. */
export interface PlacedNode extends Box {
  column: number
  size: NodeSize
}

export interface Placement extends Pick<Texts, 'labels'> {
  nodes: Map<string, PlacedNode>
  /** Heights at which the ranks between its ends leave room for an edge. */
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

/** Nodes and edges with dagre's positions: ranks from left to right, groups kept together. */
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

/** The rank of every node. It follows from the edges alone: the same in any density. */
export const rankNodes = (data: DiagramData, { centre }: Arrangement): ((id: string) => number) => {
  const ranks = [...new Set(data.nodes.map(({ id }) => Math.round(centre(id).x)))].toSorted((a, b) => a - b)
  const columns = new Map(data.nodes.map(({ id }) => [id, ranks.indexOf(Math.round(centre(id).x))]))
  return (id) => columns.get(id) as number
}

/** The nodes from left to right, ranks apart as far as their texts need it. */
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

/** Gives spread nodes their heights, and edges the room between the ranks that they pass. */
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
