import type { Yarn } from './families.ts'
import type { Weave } from './weave.ts'

/** A CSS colour for each yarn and for the ground. */
export type Palette = Record<Yarn | 'ground', string>

/** Size in px, and px per thread. */
export interface Frame {
  width: number
  height: number
  scale: number
}

/** How far, in threads, dye runs past a thread's end, and its opacity there. */
export const bleeds = [
  [3, 0.28],
  [1.5, 0.45],
] as const

/** Width of a thread, in threads: less than 1, so that the ground shows between two. */
export const yarnWidth = 0.84

/**
 * Draws a weave as a standalone SVG element, its first figure in the middle: the yarn over two pairs of shifted, paler copies, this quarter
 * mirrored by four `<use>` in a `<pattern>`, and a dashed line for the warp. Pages draw it without ground and warp
 * (src/components/cloth.tsx).
 */
export const toSvg = ({ width: w, height: h, layers }: Weave, palette: Palette, frame: Frame) => {
  const { width, height, scale } = frame
  const use = (of: string, rest: string) => `<use href="#weave-${of}" ${rest}/>`
  const paths = layers.map(({ yarn, d }) => `<path stroke="${palette[yarn]}" d="${d}"/>`).join('')
  const bleed = bleeds
    .map(
      ([by, opacity]) =>
        `<g opacity="${opacity}">${use('yarn', `x="${-by}"`)}${use('yarn', `x="${by}"`)}</g>`,
    )
    .join('')
  const mirrored = [
    '1 0 0 1 0 0',
    `-1 0 0 1 ${2 * w} 0`,
    `1 0 0 -1 0 ${2 * h}`,
    `-1 0 0 -1 ${2 * w} ${2 * h}`,
  ]
    .map((matrix) => use('quarter', `transform="matrix(${matrix})"`))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><g id="weave-yarn">${paths}</g><g id="weave-quarter" fill="none" stroke-width="${yarnWidth}">${bleed}${use('yarn', '')}</g><pattern id="weave-cloth" patternUnits="userSpaceOnUse" width="${2 * w}" height="${2 * h}" patternTransform="translate(${width / 2} ${height / 2}) scale(${scale})">${mirrored}<path d="M0 ${h}h${2 * w}" stroke="${palette.ground}" stroke-opacity=".22" stroke-width="${2 * h}" stroke-dasharray="1"/></pattern></defs><rect width="100%" height="100%" fill="${palette.ground}"/><rect width="100%" height="100%" fill="url(#weave-cloth)"/></svg>`
}
