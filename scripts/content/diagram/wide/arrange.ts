import { Graph, layout } from '@dagrejs/dagre'
import type { DiagramData, DiagramEdge } from '../../../../src/diagram/types.ts'
import type { NodeSize } from '../boxes.ts'
import type { Texts } from './texts.ts'

interface Placed {
  x: number
  y: number
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
  const placed = (id: string) => graph.node(id) as Placed
  const side = isUpsideDown(data, placed) ? -1 : 1
  const turned = ({ x, y }: Placed): Placed => ({ x, y: side * y })
  return {
    centre: (id: string) => turned(placed(id)),
    pointsOf: ({ from, to }: DiagramEdge, i: number) =>
      ((graph.edge(from, to, String(i)) as { points?: Placed[] }).points ?? []).map(turned),
  }
}

/** Whether more of the nodes above one another are against the editor's order than in it: dagre often sets branches from below. */
const isUpsideDown = ({ nodes }: DiagramData, placed: (id: string) => Placed): boolean => {
  const places = nodes.map(({ id }) => placed(id))
  const agreement = places.flatMap((a, index) =>
    places
      .slice(index + 1)
      .filter((b) => Math.round(a.x) === Math.round(b.x))
      .map((b) => Math.sign(b.y - a.y)),
  )
  return agreement.reduce((sum, sign) => sum + sign, 0) < 0
}

export type Arrangement = ReturnType<typeof arrange>

/** Ranks every node. Ranks depend on the edges alone, so they hold at any density. */
export const rankNodes = (data: DiagramData, { centre }: Arrangement): ((id: string) => number) => {
  const ranks = [...new Set(data.nodes.map(({ id }) => Math.round(centre(id).x)))].toSorted((a, b) => a - b)
  const columns = new Map(data.nodes.map(({ id }) => [id, ranks.indexOf(Math.round(centre(id).x))]))
  return (id) => columns.get(id) as number
}
