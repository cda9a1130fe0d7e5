import { brand } from '../../../src/provider/brand.ts'
import { type LogoGround, logoTones, mark, markThreads } from '../../../src/styles/logo.ts'
import { palette } from '../../../src/styles/tokens.ts'
import { escaped } from '../../shared/escaped.ts'
import type { Typesetter } from '../fonts/outline.ts'

/** Sizes of the wordmark in units of the mark's grid; the header uses the same numbers in px. */
const wordmark = { gap: 10, textSize: 19, tracking: -0.01, capHeight: 0.698 } as const

interface Drawing {
  readonly width: number
  readonly height: number
  /** SVG markup. */
  readonly content: string
}

/**
 * Draws the mark in the tones for a ground, as filled shapes.
 * @param thickness of the threads in units; equal to the pitch it closes the gaps, which would blur at small sizes
 */
export const drawMark = (on: LogoGround, thickness: number = mark.thread): string =>
  (['frame', 'heart'] as const)
    .map((part) => {
      const bars = markThreads
        .filter((thread) => thread.part === part)
        .map(({ x, y, length }) => `M${x} ${y - thickness / 2}h${length}v${thickness}h${-length}z`)
      return `<path class="${part}" fill="${palette[logoTones[on][part]]}" d="${bars.join('')}"/>`
    })
    .join('')

/** Draws the mark and the product's name; the name as shapes, so that it needs no font. */
export const drawWordmark = (typesetter: Typesetter, on: LogoGround): Drawing => {
  const { gap, textSize, tracking, capHeight } = wordmark
  const outline = typesetter.outline(brand.product, { weight: 600, size: textSize, tracking })
  const baseLine = (mark.size + capHeight * textSize) / 2
  const x = mark.size + gap
  return {
    width: Math.ceil(x + outline.width),
    height: mark.size,
    content: `${drawMark(on)}<path transform="translate(${x} ${baseLine})" fill="${palette[logoTones[on].name]}" d="${outline.d}"/>`,
  }
}

/** A square tile of the dark ground with the mark in its middle, in px. */
export interface Tile {
  readonly width: number
  /** Px per unit of the mark's grid. */
  readonly unit: number
  readonly radius: number
  /** Thickness of the threads, in units. */
  readonly thickness?: number
}

export const drawTile = ({ width, unit, radius, thickness }: Tile): Drawing => {
  const margin = (width - mark.size * unit) / 2
  const ground = `<rect width="${width}" height="${width}" rx="${radius}" fill="${palette.ground}"/>`
  return {
    width,
    height: width,
    content: `${ground}<g transform="translate(${margin} ${margin}) scale(${unit})">${drawMark('dark', thickness)}</g>`,
  }
}

/** A drawing as an SVG document. */
export const svgDocument = ({ width, height, content }: Drawing, title?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${title ? ` role="img"><title>${escaped(title)}</title>` : '>'}${content}</svg>`
