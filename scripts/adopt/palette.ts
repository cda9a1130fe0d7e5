import { contrast } from '../../src/styles/contrast.ts'
import { pairs, type Tone } from '../../src/styles/tokens.ts'

/** Lists the pairs of text and ground that a palette makes too hard to read (WCAG 2.2). */
export const faintPairs = (palette: Readonly<Record<Tone, string>>): string[] =>
  pairs.flatMap(({ text, ground, atLeast }) => {
    const ratio = contrast(palette[text], palette[ground])
    return ratio < atLeast
      ? [
          `palette: ${text} on ${ground} has a contrast of ${ratio.toFixed(1)}:1 and needs at least ${atLeast}:1`,
        ]
      : []
  })
