import { averageWidth } from './average-width.ts'
import { coverages } from './characters.ts'
import { type FallbackFont, fallbackFonts, type SystemFont } from './fallback-fonts.ts'
import { lineMetrics } from './line-metrics.ts'
import type { LoadedFace } from './loaded-faces.ts'

const rule = (descriptors: Readonly<Record<string, string | number>>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`

const webFace = ({ family, weight, scripts, href }: LoadedFace) =>
  rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url("${href}") format("woff2")`,
    'unicode-range': scripts.map((script) => coverages[script].range).join(),
  })

/** Scales a system font so that a script's text is as wide as in the face, and gives it the face's ascent and descent. */
const fallbackRule = (
  face: LoadedFace,
  { family, script }: FallbackFont,
  { weight, names, width }: SystemFont,
) => {
  const scale = averageWidth(face.font, script) / width
  return rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    src: names.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(scale),
    'ascent-override': percent(lineMetrics.ascent / scale),
    'descent-override': percent(lineMetrics.descent / scale),
    'line-gap-override': '0%',
    ...(script === 'thai' && { 'unicode-range': coverages.thai.range }),
  })
}

const fallbackRules = (face: LoadedFace, fallback: FallbackFont) =>
  fallback.fonts
    .filter(({ weight }) => weight === face.weight)
    .map((font) => fallbackRule(face, fallback, font))

/**
 * Writes the `@font-face` rules of the site's faces and their fallback fonts. Of several rules for one family and weight, a browser takes
 * the last whose local font exists.
 */
export const fontCss = (faces: readonly LoadedFace[]): string =>
  faces
    .flatMap((face) => [
      webFace(face),
      ...face.fallbackFonts.flatMap((name) => fallbackRules(face, fallbackFonts[name])),
    ])
    .join('')
