import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs'

/** A font that HarfBuzz has opened. */
export class OpenFont {
  readonly unitsPerEm: number
  readonly #font: Font
  readonly #drawings = new Map<number, ReturnType<Font['glyphToJson']>>()

  constructor(file: Buffer) {
    const face = new Face(new Blob(file))
    this.unitsPerEm = face.upem
    this.#font = new Font(face)
  }

  /** @throws if the font lacks a character of the text */
  shape(text: string) {
    const buffer = new GlyphBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(this.#font, buffer)
    const glyphs = buffer.getGlyphInfosAndPositions()
    const missing = glyphs.find(({ codepoint }) => codepoint === 0)
    if (missing)
      throw new Error(`no glyph for ${JSON.stringify(text[missing.cluster])} in ${JSON.stringify(text)}`)
    return glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      glyph: codepoint,
      advance: xAdvance / this.unitsPerEm,
      x: xOffset / this.unitsPerEm,
      y: yOffset / this.unitsPerEm,
    }))
  }

  /** A glyph's path commands, in font units with y upwards. */
  drawing(glyph: number) {
    const drawing = this.#drawings.get(glyph) ?? this.#font.glyphToJson(glyph)
    this.#drawings.set(glyph, drawing)
    return drawing
  }
}
