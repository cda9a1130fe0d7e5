/** Round numbers from 0 to at least `most`, about `count` of them. */
export const ticksTo = (most: number, count: number): readonly number[] => {
  if (most <= 0) return [0]
  const raw = most / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= raw) ?? 10) * power
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step)
}
