/** Cost of a break inside a Thai phrase instead of at a space; 1 is the cost of a line that is off by its whole length. */
const partedPhrase = 0.15

/** A piece with its width, with and without the space after it, which a line's end drops. */
interface Measured {
  readonly text: string
  readonly width: number
  readonly bare: number
}

interface Setting {
  readonly lines: readonly string[]
  readonly cost: number
}

/** The best division of the pieces into `count` lines of about equal length. */
const bestSetting = (pieces: readonly Measured[], room: number, count: number): Setting | undefined => {
  const ideal = pieces.reduce((sum, { width }) => sum + width, 0) / count
  const best = (from: number, left: number): Setting | undefined => {
    if (left === 0) return from === pieces.length ? { lines: [], cost: 0 } : undefined
    let bestSoFar: Setting | undefined
    let text = ''
    let width = 0
    for (const [index, piece] of pieces.slice(from).entries()) {
      const line = text + piece.text.trimEnd()
      const length = width + piece.bare
      if (length > room) break
      text += piece.text
      width += piece.width
      const to = from + index + 1
      const rest = best(to, left - 1)
      if (!rest) continue
      const parted = to < pieces.length && !text.endsWith(' ') ? partedPhrase : 0
      const cost = (length / ideal - 1) ** 2 + parted + rest.cost
      if (!bestSoFar || cost < bestSoFar.cost) bestSoFar = { lines: [line, ...rest.lines], cost }
    }
    return bestSoFar
  }
  return best(0, count)
}

/**
 * Breaks pieces into as few lines as fit, of about equal length, between phrases rather than inside them.
 * @returns `undefined` if more than `most` lines are needed
 */
export const balancedLines = (
  pieces: readonly string[],
  widthOf: (text: string) => number,
  room: number,
  most: number,
): readonly string[] | undefined => {
  const measured = pieces.map((text) => ({ text, width: widthOf(text), bare: widthOf(text.trimEnd()) }))
  for (let count = 1; count <= most; count++) {
    const setting = bestSetting(measured, room, count)
    if (setting) return setting.lines
  }
  return undefined
}
