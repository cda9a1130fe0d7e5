import type { DiagramEdge } from '../../../../src/diagram/types.ts'

/** Edges that share a source or a target and so one line beside the nodes. */
export interface Lane {
  shared: 'from' | 'to'
  edges: readonly DiagramEdge[]
  /** Indexes, in the order of the nodes, between which the line runs. */
  first: number
  last: number
  /** Distance from the nodes, 0 for the nearest. */
  track: number
}

/** Groups edges by the end that most of them share. */
const bundle = (edges: readonly DiagramEdge[]): Pick<Lane, 'shared' | 'edges'>[] => {
  const candidates = edges.flatMap((edge) =>
    (['from', 'to'] as const).map((shared) => ({
      shared,
      edges: edges.filter((other) => other[shared] === edge[shared] && other.dashed === edge.dashed),
    })),
  )
  const [largest] = candidates.toSorted((a, b) => b.edges.length - a.edges.length)
  if (!largest) return []
  return [largest, ...bundle(edges.filter((edge) => !largest.edges.includes(edge)))]
}

/** Assigns lanes to edges between nodes that are not neighbours. Short lanes run inside long ones, and no two overlap. */
export const lanesFor = (edges: readonly DiagramEdge[], placeOf: (id: string) => number): Lane[] => {
  const spans = bundle(edges).map((lane) => {
    const places = lane.edges.flatMap(({ from, to }) => [placeOf(from), placeOf(to)])
    return { ...lane, first: Math.min(...places), last: Math.max(...places) }
  })
  const lanes: Lane[] = []
  for (const span of spans.toSorted((a, b) => a.last - a.first - (b.last - b.first) || a.first - b.first)) {
    const meets = (lane: Lane) => lane.first < span.last && span.first < lane.last
    const taken = new Set(lanes.filter(meets).map(({ track }) => track))
    let track = 0
    while (taken.has(track)) track++
    lanes.push({ ...span, track })
  }
  return lanes
}
