import type { Point } from '../path.ts'
import type { Box } from '../types.ts'

/** A straight piece of a line, level or upright. */
export interface Run {
  from: Point
  to: Point
}

export const runsOf = (points: readonly Point[]): Run[] =>
  points.slice(1).map((to, i) => ({ from: points[i] as Point, to }))

export const isLevel = ({ from, to }: Run) => from.y === to.y

export const lengthOf = ({ from, to }: Run) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y)

export const boxOf = ({ from, to }: Run, grown = 0): Box => ({
  x: Math.min(from.x, to.x) - grown,
  y: Math.min(from.y, to.y) - grown,
  width: Math.abs(from.x - to.x) + 2 * grown,
  height: Math.abs(from.y - to.y) + 2 * grown,
})

export const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Length over which two parallel runs lie on each other, or closer than a reader can tell apart. */
export const sharedLength = (a: Run, b: Run) => {
  if (isLevel(a) !== isLevel(b)) return 0
  const [across, along] = isLevel(a) ? (['y', 'x'] as const) : (['x', 'y'] as const)
  if (Math.abs(a.from[across] - b.from[across]) > 8) return 0
  const low = Math.max(Math.min(a.from[along], a.to[along]), Math.min(b.from[along], b.to[along]))
  const high = Math.min(Math.max(a.from[along], a.to[along]), Math.max(b.from[along], b.to[along]))
  return Math.max(0, high - low)
}

export const cross = (a: Run, b: Run) => isLevel(a) !== isLevel(b) && overlap(boxOf(a, 0.5), boxOf(b, 0.5))

/** Whether two runs cross so that each goes on beyond the other; branches of a tree meet without that. */
export const crossThrough = (a: Run, b: Run) => {
  if (isLevel(a) === isLevel(b)) return false
  const [level, upright] = isLevel(a) ? [boxOf(a), boxOf(b)] : [boxOf(b), boxOf(a)]
  const within = (value: number, start: number, length: number) =>
    value > start + 2 && value < start + length - 2
  return within(upright.x, level.x, level.width) && within(level.y, upright.y, upright.height)
}
