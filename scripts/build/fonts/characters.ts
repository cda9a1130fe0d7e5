import { globSync, readFileSync } from 'node:fs'

/** The content of a script's subset. */
export interface Coverage {
  readonly characters: string
  /**
   * CSS `unicode-range`. Each character belongs to one script. Latin includes the space, so that both scripts have the same.
   */
  readonly range: string
  /** The OpenType features that the script's text needs. */
  readonly features: readonly string[]
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Letters beyond ASCII of the scripts that IBM Plex Sans has. */
export const letterBeyondAscii = /(?![a-z])[\p{Script=Latin}\p{Script=Cyrillic}]/giu

/** The letters beyond ASCII in texts, in Unicode's order: whoever writes "Zürich" gets its ü in the site's typeface. */
export const lettersIn = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => text.match(letterBeyondAscii) ?? []))].sort().join('')

const ownLetters = lettersIn(
  globSync(['locales/**/*.json', 'src/provider/*.*']).map((file) => readFileSync(file, 'utf8')),
)

/** Letters after U+FF, as a `unicode-range` continued by a comma; a face that lacks one leaves it to the next family. */
const farLetters = [...ownLetters]
  .filter((letter) => letter > '\u00ff')
  .map((letter) => `,U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
  .join('')

/**
 * Every subset has a plain space, because HarfBuzz draws invisible characters with its glyph. No superscript figures: the files hold only
 * three of the ten, and 10¹⁵ would mix two fonts.
 */
export const coverages = {
  latin: {
    characters: `${from(0x20, 0x7e)}\u00a0§©«®°±µ·»¼½¾×÷–—‘’“”•…€™↑↓−${ownLetters}`,
    range: `U+20-FF,U+2010-205F,U+20A0-22FF${farLetters}`,
    // Figures have equal widths without `tnum`.
    features: ['kern', 'liga', 'ccmp', 'mark'],
  },
  thai: {
    characters: ` ${from(0x0e01, 0x0e3a)}${from(0x0e40, 0x0e4e)}${from(0x0e50, 0x0e59)}◌`,
    range: 'U+E00-E7F,U+25CC',
    features: ['kern', 'liga', 'ccmp', 'calt', 'mark', 'mkmk'],
  },
} as const satisfies Record<string, Coverage>

export type Script = keyof typeof coverages
