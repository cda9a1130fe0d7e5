import type { Line, RandomInt } from './raster.ts'

/** Lines between two figures. `at(x, offset)` is the height of the dividing line at x, shifted by an offset; all in knots. */
export type Divider = (
  at: (x: number, offset: number) => number,
  width: number,
  randomInt: RandomInt,
) => readonly Line[]

const along =
  (at: (x: number, offset: number) => number, width: number) =>
  (yarn: number, half: number, offset: number): Line => [
    yarn,
    half,
    0,
    at(0, offset),
    width,
    at(width, offset),
  ]

/** A single line, or a parallel pair. */
export const lattice: Divider = (at, width, randomInt) => {
  const gap = randomInt(3)
  return (gap ? [-gap, gap] : [0]).map((offset) => along(at, width)(0, gap ? 0.3 : 0.5, offset))
}

/** Three parallel zigzags. */
export const zigzag: Divider = (at, width, randomInt) => {
  const gap = 3 + randomInt(2)
  return [-gap, 0, gap].map((offset) => along(at, width)(offset ? 1 : 0, offset ? 0 : 0.8, offset))
}

/** A winding serpent (นาค): a thick body, a pale back and a crest on either side. */
export const naga: Divider = (at, width, randomInt) => {
  const lines = [-1.5, 0, 1.5].map((offset) => along(at, width)(offset ? 0 : 1, offset ? 0.6 : 0, offset))
  for (let x = 2 + randomInt(2); x < width; x += 4)
    for (const s of [-1, 1])
      lines.push([1, 0.2, x, at(x, 4 * s), x + 1, at(x + 1, 7 * s), x + 3, at(x + 3, 6 * s)])
  return lines
}

/** Plain stripes around a chain of small diamonds (หมี่คั่น). */
export const stripe: Divider = (at, width, randomInt) => {
  const half = 2 + randomInt(3) / 2
  const links = 2 + 2 * randomInt(3)
  const step = width / links
  const lines = [-3, -1, 1, 3].map((o) => along(at, width)(o % 3 ? 0 : 1, 0, o + Math.sign(o) * half))
  for (let i = 0; i < links; i++)
    for (const s of [-half, half])
      lines.push([1, 0.3, i * step, at(0, s * (i % 2)), (i + 1) * step, at(0, s * (1 - (i % 2)))])
  return lines
}
