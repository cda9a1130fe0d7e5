import type { Box, DiagramEdge } from '../../../../src/diagram/types.ts'
import { type Point, simplify } from '../path.ts'
import type { Folded, FoldedNode } from './fold.ts'
import { isHorizontal, lengthOf, segmentsOf } from './segments.ts'

/** A possible route of an edge, and the box of its label on it. */
export interface Candidate {
  points: readonly Point[]
  label?: Box
}

/**
 * Horizontal positions for vertical segments between two columns: near either, with room for a bend and an arrow head, and in the middle.
 */
const channels = (left: number, right: number) => {
  const middle = Math.round((left + right) / 2)
  const offsets = right - left < 40 ? [] : [10, 22, 34].filter((offset) => left + offset < right - 14)
  return [middle, ...offsets.flatMap((offset) => [left + offset, right - offset - 4])]
}

/** The near edge of the column next to a node's in the same row. */
const beside = (nodes: readonly FoldedNode[], { row, column }: FoldedNode, step: 1 | -1) => {
  const next = nodes.filter((node) => node.row === row && node.column === column + step)
  return next.length
    ? Math[step > 0 ? 'min' : 'max'](...next.map(({ x, width }) => (step > 0 ? x : x + width)))
    : undefined
}

/** Distance from the nodes at which a line clears a group's frame and name. */
const overhead = 56

/** Lists the routes of an edge: out of one node's right side, by two bends along a free height, into another's left side. */
const lines = (edge: DiagramEdge, folded: Folded): Point[][] => {
  const nodes = [...folded.nodes.values()]
  const ends = [folded.nodes.get(edge.from), folded.nodes.get(edge.to)] as [FoldedNode, FoldedNode]
  const place = ({ row, column }: FoldedNode) => row * nodes.length + column
  const forward = place(ends[0]) <= place(ends[1])
  const [a, b] = forward ? ends : [ends[1], ends[0]]
  // Shifts a line that runs against the reading order, so that it does not cover those that run with it.
  const middle = ({ y, height }: Box) => Math.round(y + height / 2) + (forward ? 0 : 11)
  const [start, end] = [a.x + a.width, b.x]
  const corridor = a.row === b.row ? undefined : (folded.corridors[a.row] ?? [])
  const row = nodes.filter((node) => node.row === a.row)
  const around = [
    Math.min(...row.map(({ y }) => y)) - overhead,
    Math.max(...row.map(({ y, height }) => y + height)) + overhead,
  ]
  const heights = corridor ?? [middle(a), middle(b), ...(folded.passages.get(edge) ?? []), ...around]
  const bent = channels(start, beside(nodes, a, 1) ?? start + 40).flatMap((exit) =>
    channels(beside(nodes, b, -1) ?? end - 40, end)
      .filter((entry) => corridor || exit <= entry)
      .flatMap((entry) =>
        heights.map((y) => [
          { x: start, y: middle(a) },
          { x: exit, y: middle(a) },
          { x: exit, y },
          { x: entry, y },
          { x: entry, y: middle(b) },
          { x: end, y: middle(b) },
        ]),
      ),
  )
  const level = Math.round((Math.max(a.y, b.y) + Math.min(a.y + a.height, b.y + b.height)) / 2)
  const straight = forward && !corridor && Math.abs(middle(a) - middle(b)) <= 18
  const all = straight
    ? [
        [
          { x: start, y: level },
          { x: end, y: level },
        ],
        ...bent,
      ]
    : bent
  return all.map((points) => simplify(forward ? points : points.toReversed()))
}

/** Boxes for a label: at the middle, the start and the end of each segment that is long enough. */
const labelPlaces = (points: readonly Point[], size: { width: number; height: number }): Box[] =>
  segmentsOf(points).flatMap((segment, index, all) => {
    const [along, across, length, breadth] = isHorizontal(segment)
      ? (['x', 'y', size.width, size.height] as const)
      : (['y', 'x', size.height, size.width] as const)
    const [lead, tail] = [8, index === all.length - 1 ? 17 : 8]
    const direction = Math.sign(segment.to[along] - segment.from[along])
    const free = lengthOf(segment) - lead - tail - length
    if (free < 0) return []
    return [0.5, 0, 1].map((share) => {
      const start = segment.from[along] + direction * (lead + free * share)
      const near = Math.round(direction > 0 ? start : start - length)
      const side = Math.round(segment.from[across] - breadth / 2)
      return {
        x: isHorizontal(segment) ? near : side,
        y: isHorizontal(segment) ? side : near,
        width: size.width,
        height: size.height,
      }
    })
  })

/** Lists every distinct route and label position of an edge; a route without room for the label has none. */
export const candidatesOf = (edge: DiagramEdge, folded: Folded): Candidate[] => {
  const distinct = new Map(lines(edge, folded).map((points) => [JSON.stringify(points), points]))
  const size = folded.labels.get(edge)
  return [...distinct.values()].flatMap((points): Candidate[] => {
    const places = size ? labelPlaces(points, size) : []
    return places.length ? places.map((label) => ({ points, label })) : [{ points }]
  })
}
