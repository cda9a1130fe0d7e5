import { measures } from '../../../src/diagram/measures.ts'
import type { Box } from '../../../src/diagram/types.ts'

export interface Point {
  x: number
  y: number
}

const towards = (from: Point, to: Point, length: number): Point => {
  const distance = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  const share = distance ? Math.min(1, length / distance) : 0
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })
const pair = ({ x, y }: Point) => `${x} ${y}`
const step = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

/** Draws a straight line: `h`, `v` or `l`. */
const straight = (from: Point, to: Point) => {
  const { x, y } = step(from, to)
  return y === 0 ? `h${x}` : x === 0 ? `v${y}` : `l${x} ${y}`
}

/** Removes repeated points and those inside a straight segment. */
export const simplify = (points: readonly Point[]) =>
  points.reduce<Point[]>((kept, point) => {
    const last = kept.at(-1)
    const before = kept.at(-2)
    if (last && last.x === point.x && last.y === point.y) return kept
    const isStraight =
      last &&
      before &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y))
    return [...(isStraight ? kept.slice(0, -1) : kept), point]
  }, [])

/** SVG path along horizontal and vertical segments with rounded corners, in relative steps, which compress better. */
const rounded = (points: readonly Point[]) => {
  const [first, ...others] = points as [Point, ...Point[]]
  let before = first
  let at = whole(first)
  let d = `M${pair(at)}`
  for (const [i, point] of others.entries()) {
    const after = others[i + 1]
    const length = (a: Point, b: Point) => (Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) / 2
    const radius = after ? Math.min(measures.radius, length(before, point), length(point, after)) : 0
    const start = whole(towards(point, before, radius))
    d += straight(at, start)
    if (!after) break
    at = whole(towards(point, after, radius))
    d += `q${pair(step(start, whole(point)))} ${pair(step(start, at))}`
    before = point
  }
  return d
}

/** SVG path of a triangle. */
const triangle = (...corners: readonly [Point, Point, Point]) => {
  const [first, second, third] = [whole(corners[0]), whole(corners[1]), whole(corners[2])]
  return `M${pair(first)}${straight(first, second)}${straight(second, third)}z`
}

/** Index of the end of the segment that a label's box interrupts; -1 if there is none. */
const interrupted = (points: readonly Point[], { x, y, width, height }: Box) =>
  points.findIndex((to, i) => {
    const from = points[i - 1]
    if (!from) return false
    const inside = (value: number, start: number, length: number) => value > start && value < start + length
    if (from.y === to.y)
      return inside(to.y, y, height) && Math.min(from.x, to.x) <= x && Math.max(from.x, to.x) >= x + width
    return inside(to.x, x, width) && Math.min(from.y, to.y) <= y && Math.max(from.y, to.y) >= y + height
  })

const nearSide = (from: Point, to: Point, { x, y, width, height }: Box): Point =>
  from.y === to.y
    ? { x: from.x < to.x ? x : x + width, y: to.y }
    : { x: to.x, y: from.y < to.y ? y : y + height }

/** Draws an edge's line and arrow head along points. The line leaves a gap for the label's box if it runs through it. */
export const drawEdge = (route: readonly Point[], label?: Box) => {
  const points = simplify(route)
  const tip = points.at(-1) as Point
  const before = points.at(-2) as Point
  const base = towards(tip, before, measures.head)
  const side = { x: (tip.y - base.y) / 2, y: (tip.x - base.x) / 2 }
  const line = [...points.slice(0, -1), base]
  const at = label ? interrupted(line, label) : -1
  const [from, to] = [line[at - 1], line[at]]
  const pieces =
    label && from && to
      ? [
          [...line.slice(0, at), nearSide(from, to, label)],
          [nearSide(to, from, label), ...line.slice(at)],
        ]
      : [line]
  return {
    d: pieces.map(rounded).join(''),
    head: triangle({ x: base.x - side.x, y: base.y - side.y }, tip, {
      x: base.x + side.x,
      y: base.y + side.y,
    }),
  }
}
