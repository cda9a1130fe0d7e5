import type { Line, RandomInt } from './raster.ts'

/** Draws a quarter of a figure, within w × h knots of its centre; the figure is mirrored about both axes. */
export type Motif = (w: number, h: number, randomInt: RandomInt) => readonly Line[]

const ring = (yarn: number, half: number, r: number): Line => [yarn, half, r, 0, 0, r]

/** A filled diamond in the middle of a figure. */
const heart = (randomInt: RandomInt) => ring(2, 1 + randomInt(2) / 3, 1.3 + randomInt(2) / 2)

/** Barbed arms along both axes. */
const arms = (from: number, tip: number): Line[] => [
  [1, 0.3, 0, from, 0, tip, 3, tip - 3],
  [1, 0.3, from, 0, tip, 0, tip - 3, 3],
]

/** Diamonds within diamonds. */
export const eye: Motif = (w, h, randomInt) => {
  const step = 3 + randomInt(2)
  const lines = [heart(randomInt)]
  for (let r = Math.min(w, h), k = randomInt(2); r > 3.5; r -= step - k, k = 1 - k)
    lines.push(ring(k, 0.6 - k * 0.6, r))
  return lines
}

/** A diamond with hooks (ขอ) on its sides. */
export const hook: Motif = (w, h, randomInt) => {
  const r = Math.min(w, h)
  const body = Math.round(r * (0.5 + randomInt(3) / 20))
  const side = body / 2 + 0.5
  const reach = 2 + randomInt(2)
  const out = side + reach
  return [
    heart(randomInt),
    ring(1, 0, body - 4),
    ring(0, 0.7, body),
    [1, 0.3, side, side, out, out, out + reach, side + 1, out + reach - 2, side - 1, out, side + 1],
    ...arms(body + 2, Math.min(r, body + 4 + randomInt(4))),
  ]
}

/** A flower of eight petals (ดอกแก้ว). */
export const flower: Motif = (w, h, randomInt) => {
  const petal = Math.round(Math.min(w, h) * 0.55) + randomInt(2)
  const half = petal / 2
  return [
    heart(randomInt),
    ring(1, 0, 4.5),
    ring(0, 0.6, petal),
    [0, 0.6, 3, 3, half + 2, half + 2],
    [1, 0.3, half - 1, petal + 1, half + 2, half + 4, petal, half],
    ...arms(petal + 2, petal + 3 + randomInt(3)),
  ]
}

/** A pine (ต้นสน) and its reflection: branches that shorten towards the tip. */
export const pine: Motif = (w, h, randomInt) => {
  const gap = 3 + randomInt(2)
  const lines: Line[] = [[0, 0.2, 0, 0, 0, h], heart(randomInt)]
  for (let y = 5, k = randomInt(2); y < h + 1; y += gap, k = 1 - k) {
    const length = Math.min((h - y) * 0.4 + 3, w - 2)
    lines.push([k, 0.4, 0, y, length, y - length * 0.8])
  }
  return lines
}

/** A diamond whose sides carry small hooks, like a comb. */
export const comb: Motif = (w, h, randomInt) => {
  const r = Math.min(w, h) - 3
  const lines = [ring(0, 0.6, r), ring(1, 0, r - 3), ring(0, 0.5, r - 6 - randomInt(2)), heart(randomInt)]
  for (let x = 1 + randomInt(2); x < r; x += 4)
    lines.push([1, 0.3, x, r - x + 1, x + 2, r - x + 3, x + 3, r - x + 1])
  return lines
}
