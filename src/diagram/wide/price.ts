import type { Box, DiagramEdge, GroupBox } from '../types.ts'
import { boxOf, cross, crossThrough, isLevel, lengthOf, overlap, type Run, sharedLength } from './runs.ts'

/** A way of an edge with what is asked of it again and again. */
export interface Candidate {
  edge: DiagramEdge
  runs: readonly Run[]
  label?: Box
}

/** What a line must keep off. */
export interface Scene {
  nodes: ReadonlyMap<string, Box>
  texts: readonly Box[]
  frames: readonly GroupBox[]
}

/** What a fault costs, against a unit of length at 1: what hides a text weighs most, what merely looks untidy least. */
const price = {
  onNode: 40000,
  labelOnNode: 40000,
  withoutLabel: 60000,
  labelOnLabel: 30000,
  labelOnText: 12000,
  onLabel: 8000,
  onText: 6000,
  onLine: 4000,
  labelOnUpright: 1200,
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

/** Whether a run goes along the side of a frame, not across it. */
const alongFrame = (run: Run, frame: Box) =>
  sidesOf(frame).some((side) => isLevel(run) === (side.height === 0) && overlap(boxOf(run, 6), side))

/** What a way costs by itself. */
export const ownPrice = (
  { edge, runs, label }: Candidate,
  { nodes, texts, frames }: Scene,
  labelled: boolean,
) => {
  let sum = labelled && !label ? price.withoutLabel : 0
  for (const run of runs) {
    sum += lengthOf(run) + price.bend
    for (const [id, box] of nodes)
      if (overlap(boxOf(run, id === edge.from || id === edge.to ? -1 : 7), box)) sum += price.onNode
    for (const text of texts) if (overlap(boxOf(run, 3), text)) sum += price.onText
    for (const frame of frames) if (alongFrame(run, frame)) sum += price.onFrame
  }
  if (!label) return sum
  if (!runs.some((run) => isLevel(run) && overlap(boxOf(run, 1), label))) sum += price.labelOnUpright
  for (const box of nodes.values()) if (overlap(label, box)) sum += price.labelOnNode
  for (const text of texts) if (overlap(label, text)) sum += price.labelOnText
  for (const frame of frames)
    if (sidesOf(frame).some((side) => overlap(label, side))) sum += price.labelOnFrame
  return sum
}

/** What a way costs beside that of another edge. Edges that share an end may share a part of their way, like branches of a tree. */
export const pairPrice = (a: Candidate, b: Candidate) => {
  const branches = a.edge.from === b.edge.from || a.edge.to === b.edge.to
  let sum = 0
  for (const run of a.runs)
    for (const other of b.runs) {
      const shared = sharedLength(run, other)
      if (shared > 2 && !branches) sum += price.onLine + 20 * shared
      else if (shared > 2 && a.edge.dashed !== b.edge.dashed) sum += price.mixedStyle + 20 * shared
      else if (branches && crossThrough(run, other)) sum += price.branchCrossing
      else if (!branches && cross(run, other)) sum += price.crossing
    }
  const touches = ({ runs }: Candidate, label: Box) => runs.some((run) => overlap(boxOf(run, 3), label))
  if (b.label && touches(a, b.label)) sum += price.onLabel
  if (a.label && touches(b, a.label)) sum += price.onLabel
  if (a.label && b.label && overlap(a.label, b.label)) sum += price.labelOnLabel
  return sum
}
