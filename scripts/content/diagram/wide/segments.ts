import type { Box } from '../../../../src/diagram/types.ts'
import type { Point } from '../path.ts'

/** A straight piece of a line, horizontal or vertical. */
export interface Segment {
  from: Point
  to: Point
}

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, i) => ({ from: points[i] as Point, to }))

export const isHorizontal = ({ from, to }: Segment) => from.y === to.y

export const lengthOf = ({ from, to }: Segment) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y)

export const boxOf = ({ from, to }: Segment, grown = 0): Box => ({
  x: Math.min(from.x, to.x) - grown,
  y: Math.min(from.y, to.y) - grown,
  width: Math.abs(from.x - to.x) + 2 * grown,
  height: Math.abs(from.y - to.y) + 2 * grown,
})

/** Whether two boxes share an area; touching edges do not count. */
export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Length over which two parallel segments overlap, or run too close to tell apart. */
export const sharedLength = (a: Segment, b: Segment) => {
  if (isHorizontal(a) !== isHorizontal(b)) return 0
  const [across, along] = isHorizontal(a) ? (['y', 'x'] as const) : (['x', 'y'] as const)
  if (Math.abs(a.from[across] - b.from[across]) > 8) return 0
  const low = Math.max(Math.min(a.from[along], a.to[along]), Math.min(b.from[along], b.to[along]))
  const high = Math.min(Math.max(a.from[along], a.to[along]), Math.max(b.from[along], b.to[along]))
  return Math.max(0, high - low)
}

/** Whether a horizontal and a vertical segment meet or cross. */
export const cross = (a: Segment, b: Segment) =>
  isHorizontal(a) !== isHorizontal(b) && overlap(boxOf(a, 0.5), boxOf(b, 0.5))

/** Whether two segments cross and both continue beyond the crossing; branches of a tree only meet. */
export const crossThrough = (a: Segment, b: Segment) => {
  if (isHorizontal(a) === isHorizontal(b)) return false
  const [horizontal, vertical] = isHorizontal(a) ? [boxOf(a), boxOf(b)] : [boxOf(b), boxOf(a)]
  const within = (value: number, start: number, length: number) =>
    value > start + 2 && value < start + length - 2
  return (
    within(vertical.x, horizontal.x, horizontal.width) && within(horizontal.y, vertical.y, vertical.height)
  )
}
