import { tableOffset } from './sfnt.ts'

/** Smooths in both directions and fits to the grid where hints say how; see the OpenType table `gasp`. */
const smoothAndFit = 0x000f

/**
 * Makes a TrueType font smooth at every size. Its `gasp` table was made for hinted outlines and turns smoothing off at text sizes, which
 * leaves unhinted outlines ragged on Windows.
 */
export const smoothEverySize = (font: Buffer): Buffer => {
  const smoothed = Buffer.from(font)
  const gasp = tableOffset(smoothed, 'gasp')
  if (gasp === undefined) return smoothed
  for (let range = 0; range < smoothed.readUInt16BE(gasp + 2); range++)
    smoothed.writeUInt16BE(smoothAndFit, gasp + 6 + range * 4)
  return smoothed
}
