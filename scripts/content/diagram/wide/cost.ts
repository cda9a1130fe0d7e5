import type { Box, DiagramEdge, GroupBox } from '../../../../src/diagram/types.ts'
import {
  boxOf,
  cross,
  crossThrough,
  isHorizontal,
  lengthOf,
  overlap,
  type Segment,
  sharedLength,
} from './segments.ts'

/** A candidate for an edge, cut into segments. */
export interface SegmentedRoute {
  edge: DiagramEdge
  segments: readonly Segment[]
  label?: Box
}

/** The boxes that a line must avoid. */
export interface Obstacles {
  nodes: ReadonlyMap<string, Box>
  texts: readonly Box[]
  frames: readonly GroupBox[]
}

/** Costs in units of length: hiding a text costs most, looking untidy least. */
const costs = {
  onNode: 40000,
  labelOnNode: 40000,
  withoutLabel: 60000,
  labelOnLabel: 30000,
  labelOnText: 12000,
  onLabel: 8000,
  onText: 6000,
  onLine: 4000,
  labelOnVertical: 1200,
  onFrame: 800,
  mixedStyle: 600,
  crossing: 500,
  branchCrossing: 150,
  labelOnFrame: 200,
  bend: 120,
} as const

/** A frame's four sides. */
const sidesOf = ({ x, y, width, height }: Box): Box[] => [
  { x, y, width, height: 0 },
  { x, y: y + height, width, height: 0 },
  { x, y, width: 0, height },
  { x: x + width, y, width: 0, height },
]

/** Whether a segment runs along a side of a frame instead of across it. */
const alongFrame = (segment: Segment, frame: Box) =>
  sidesOf(frame).some(
    (side) => isHorizontal(segment) === (side.height === 0) && overlap(boxOf(segment, 6), side),
  )

/** Cost of a route by itself. */
export const ownCost = (
  { edge, segments, label }: SegmentedRoute,
  { nodes, texts, frames }: Obstacles,
  labelled: boolean,
) => {
  let sum = labelled && !label ? costs.withoutLabel : 0
  for (const segment of segments) {
    sum += lengthOf(segment) + costs.bend
    for (const [id, box] of nodes)
      if (overlap(boxOf(segment, id === edge.from || id === edge.to ? -1 : 7), box)) sum += costs.onNode
    for (const text of texts) if (overlap(boxOf(segment, 3), text)) sum += costs.onText
    for (const frame of frames) if (alongFrame(segment, frame)) sum += costs.onFrame
  }
  if (!label) return sum
  if (!segments.some((segment) => isHorizontal(segment) && overlap(boxOf(segment, 1), label)))
    sum += costs.labelOnVertical
  for (const box of nodes.values()) if (overlap(label, box)) sum += costs.labelOnNode
  for (const text of texts) if (overlap(label, text)) sum += costs.labelOnText
  for (const frame of frames)
    if (sidesOf(frame).some((side) => overlap(label, side))) sum += costs.labelOnFrame
  return sum
}

/** Cost of a route beside another edge's. Edges that share an end may share a part of their route, like branches of a tree. */
export const pairCost = (a: SegmentedRoute, b: SegmentedRoute) => {
  const branches = a.edge.from === b.edge.from || a.edge.to === b.edge.to
  let sum = 0
  for (const segment of a.segments)
    for (const other of b.segments) {
      const shared = sharedLength(segment, other)
      if (shared > 2 && !branches) sum += costs.onLine + 20 * shared
      else if (shared > 2 && a.edge.dashed !== b.edge.dashed) sum += costs.mixedStyle + 20 * shared
      else if (branches && crossThrough(segment, other)) sum += costs.branchCrossing
      else if (!branches && cross(segment, other)) sum += costs.crossing
    }
  const touches = ({ segments }: SegmentedRoute, label: Box) =>
    segments.some((segment) => overlap(boxOf(segment, 3), label))
  if (b.label && touches(a, b.label)) sum += costs.onLabel
  if (a.label && touches(b, a.label)) sum += costs.onLabel
  if (a.label && b.label && overlap(a.label, b.label)) sum += costs.labelOnLabel
  return sum
}
