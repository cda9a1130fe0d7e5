import { Blob, Face, Font } from 'harfbuzzjs'
import { averageWidth } from './average-width.ts'
import { coverages } from './characters.ts'
import type { LoadedFace } from './loaded-faces.ts'
import { type SystemFont, standIns } from './system-fonts.ts'

const rule = (descriptors: Readonly<Record<string, string | number>>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`

const webFace = ({ family, weight, script, display, href }: LoadedFace) =>
  rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    'font-display': display,
    src: `url("${href}") format("woff2")`,
    'unicode-range': coverages[script].range,
  })

/** A system font drawn so large that the face's text takes as much room, between the face's own ascent and descent. */
const standIn = (face: LoadedFace, family: string, { names, width }: SystemFont) => {
  const own = new Face(new Blob(face.font))
  const { ascender, descender } = new Font(own).hExtents()
  const scale = averageWidth(face.font, face.script) / width[face.weight]
  return rule({
    'font-family': `"${family}"`,
    'font-weight': face.weight,
    src: names[face.weight].map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(scale),
    'ascent-override': percent(ascender / own.upem / scale),
    'descent-override': percent(-descender / own.upem / scale),
    'line-gap-override': '0%',
    ...(face.script === 'thai' && { 'unicode-range': coverages.thai.range }),
  })
}

/**
 * The `@font-face` rules of the site's faces and of the system fonts that stand in for them until they are loaded. Of several
 * rules for one family and weight a browser takes the last whose local font exists.
 */
export const fontCss = (faces: readonly LoadedFace[]): string =>
  faces
    .flatMap((face) => {
      const { family, fonts } = standIns[face.family]
      return [webFace(face), ...fonts.map((font) => standIn(face, family, font))]
    })
    .join('\n')
