/** Round numbers from 0 to at least `most`, about `count` of them; 0 and 1 if there's nothing to scale. */
export const ticksTo = (most: number, count: number): readonly number[] => {
  if (most <= 0) return [0, 1]
  const raw = most / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= raw) ?? 10) * power
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step)
}

/** A point of a line. */
export type Point = readonly [x: number, y: number]

/**
 * Thins out a line to about `most` points that draw the same: keeps each stretch's first, lowest and highest point, so that no peak is lost.
 */
export const thinOut = (points: readonly Point[], most = 600): readonly Point[] => {
  if (points.length <= most) return points
  const length = Math.ceil((points.length * 3) / most)
  const thinned: Point[] = []
  for (let start = 0; start < points.length; start += length) {
    const stretch = points.slice(start, start + length)
    const lowest = stretch.reduce((low, point) => (point[1] < low[1] ? point : low))
    const highest = stretch.reduce((high, point) => (point[1] > high[1] ? point : high))
    const ends = [stretch[0], lowest, highest].filter((point) => point !== undefined)
    thinned.push(...[...new Set(ends)].sort((a, b) => a[0] - b[0]))
  }
  const last = points.at(-1)
  return last && thinned.at(-1) !== last ? [...thinned, last] : thinned
}

/** Rounds to two decimals of a percent of the drawing, finer than any screen. */
export const fine = (value: number): number => Number(value.toFixed(2))

/** A share of a drawing's width or height. */
export const shareText = (share: number): string => `${fine(share * 100)}%`

/** Whether the straight line between a point's neighbours passes through it. */
const isPassed = ([x, y]: Point, before: Point, after: Point) =>
  Math.abs((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x)) < 1e-6 &&
  (x - before[0]) * (after[0] - x) + (y - before[1]) * (after[1] - y) >= 0

/** SVG path through points in percent of a drawing; leaves out points on a straight line. */
export const pathThrough = (points: readonly Point[]): string =>
  points
    .reduce<Point[]>((path, point, index) => {
      const [before, after] = [path.at(-1), points[index + 1]]
      if (!before || !after || !isPassed(point, before, after)) path.push(point)
      return path
    }, [])
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${fine(x)} ${fine(y)}`)
    .join('')

/** A mark in percent of the plot's width, with the place of its label. */
interface Labelled<One> {
  readonly mark: One
  /** The label's row, the lowest first. */
  readonly row: number
  /** Whether the label is before the mark's line. */
  readonly isBefore: boolean
}

/** Percent of the plot from which a label has more space before its mark, and from which a short one fits there. */
const half = 45
const enough = 25

/**
 * Places the labels of one or two marks where they have space. A mark's line reaches up to its own label, so the mark whose line would cross
 * the other's label gets the lower row.
 */
export const placeLabels = <One extends { readonly left: number }>(
  marks: readonly One[],
): readonly Labelled<One>[] => {
  const fromLeft = [...marks].sort((a, b) => a.left - b.left)
  const last = fromLeft.at(-1)
  if (!last || last.left <= half)
    return fromLeft.reverse().map((mark, row) => ({ mark, row, isBefore: false }))
  return fromLeft.map((mark, row) => ({ mark, row, isBefore: mark === last || mark.left >= enough }))
}
