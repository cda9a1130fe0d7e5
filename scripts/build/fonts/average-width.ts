import { Blob, Face, Font } from 'harfbuzzjs'
import type { Script } from './characters.ts'
import frequencies from './letter-frequencies.json' with { type: 'json' }

/**
 * How wide a script's text runs in a font: the mean advance of its characters in em, weighted by how often the site's own
 * texts use them.
 * @param font a TrueType or OpenType file
 * @throws when the font lacks a character of the script
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
