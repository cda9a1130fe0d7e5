/** Makes a generator of numbers in [0, 1) from a text: FNV-1a hash, then mulberry32. The same text gives the same numbers. */
export const random = (seed: string) => {
  let state = 0x811c9dc5
  for (const c of seed) state = Math.imul(state ^ c.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
