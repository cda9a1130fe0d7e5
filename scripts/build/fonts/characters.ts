import { breakMark, joiner } from '../../../src/typography/marks.ts'

/** What a script's subset holds. */
export interface Coverage {
  readonly characters: string
  /**
   * CSS `unicode-range`. Each character belongs to one script, the invisible ones that join and part Thai words to Thai, so
   * that a browser shapes Thai text in one run; the space to Latin, so that both are spaced alike.
   */
  readonly range: string
  /** The OpenType features that the script's text needs. */
  readonly features: readonly string[]
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * A plain space is in every subset: HarfBuzz draws what is invisible with its glyph. No raised figures: the files hold only
 * three of the ten, and 10¹⁵ would be set in two fonts.
 */
export const coverages = {
  latin: {
    characters: `${from(0x20, 0x7e)}\u00a0§©«®°±µ·»¼½¾×÷–—‘’“”•…€™↑↓−é`,
    range: 'U+20-FF,U+2010-205F,U+20A0-22FF',
    // The figures are all of one width without `tnum`.
    features: ['kern', 'liga', 'ccmp', 'mark'],
  },
  thai: {
    characters: ` ${from(0x0e01, 0x0e3a)}${from(0x0e40, 0x0e4e)}${from(0x0e50, 0x0e59)}${breakMark}${joiner}◌`,
    range: 'U+E00-E7F,U+200B-200D,U+25CC',
    features: ['kern', 'liga', 'ccmp', 'calt', 'mark', 'mkmk'],
  },
} as const satisfies Record<string, Coverage>

export type Script = keyof typeof coverages
