/** A dyed line, in knots from the tile's corner: index of its yarn in the family, half its width, then x, y pairs. */
export type Line = readonly [yarn: number, half: number, ...points: number[]]

/** Draws a whole number from 0 to n − 1 from the page's seed. */
export type RandomInt = (n: number) => number

/** Picks (weft threads) per knot; a knot is as wide as it is high. */
export const knot = 3

/**
 * Draws one yarn on a tile `width` knots wide: a horizontal stroke wherever a line crosses a pick. `slips` shifts each pick along its row
 * and `next` every end by itself, which feathers the edges as in ikat; ends on a mirror axis stay in place.
 * @returns an SVG path
 */
export const thread = (
  lines: readonly Line[],
  width: number,
  slips: readonly number[],
  next: () => number,
) => {
  let d = ''
  let x = 0
  let y = 0
  const end = (at: number, slip: number) => {
    const moved = at > 0 && at < width ? at * knot + slip + (next() - 0.5) * 2.2 : at * knot
    return Math.max(0, Math.min(width * knot, Math.round(moved)))
  }
  /** Dyes a line: a level one is one knot thick, any other as thick as its half width and its slope make it. */
  const dye = (half: number, x0: number, y0: number, x1: number, y1: number) => {
    const level = y0 === y1
    const first = Math.min(y0, y1) - (level ? 0.5 : 0)
    const last = Math.max(y0, y1) + (level ? 0.5 : 0)
    const across = (at: number) => x0 + ((x1 - x0) * (at - y0)) / (y1 - y0)
    for (
      let pick = Math.max(0, Math.floor(first * knot));
      pick < Math.min(slips.length, last * knot);
      pick++
    ) {
      const a = level ? x0 : across(Math.max(first, pick / knot))
      const b = level ? x1 : across(Math.min(last, (pick + 1) / knot))
      const start = end(Math.min(a, b) - half, slips[pick] ?? 0)
      const length = end(Math.max(a, b) + half, slips[pick] ?? 0) - start
      if (length < 1) continue
      d += `${d ? 'm' : 'M'}${start - x} ${pick - y}${d ? '' : '.5'}h${length}`
      x = start + length
      y = pick
    }
  }
  for (const [, half, ...p] of lines)
    for (let i = 3; i < p.length; i += 2)
      dye(half + 0.3, ...(p.slice(i - 3, i + 1) as [number, number, number, number]))
  return d
}
