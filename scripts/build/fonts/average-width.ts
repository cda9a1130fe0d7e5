import { Blob, Face, Font } from 'harfbuzzjs'
import type { Script } from './characters.ts'
import frequencies from './letter-frequencies.json' with { type: 'json' }

/**
 * Mean advance of a script's characters in em, weighted by their frequency in the site's texts.
 * @param font a TrueType or OpenType file
 * @throws if the font lacks a character of the script
 */
export const averageWidth = (font: Uint8Array, script: Script): number => {
  const face = new Face(new Blob(font))
  const scaled = new Font(face)
  let width = 0
  let count = 0
  for (const [character, frequency] of Object.entries<number>(frequencies[script])) {
    const glyph = scaled.nominalGlyph(character.codePointAt(0) as number)
    if (!glyph) throw new Error(`the font has no glyph for ${JSON.stringify(character)}`)
    width += frequency * scaled.glyphHAdvance(glyph)
    count += frequency
  }
  return width / count / face.upem
}
