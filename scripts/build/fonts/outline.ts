import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs'
import { withoutMarks } from '../../../src/typography/marks.ts'
import type { Script } from './characters.ts'
import { loadFaces } from './loaded-faces.ts'

/** Text as shapes. */
export interface Outline {
  /** An SVG path in px; the text begins at 0, its base line is at 0. */
  readonly d: string
  /** How far the text runs, in px. */
  readonly width: number
}

export interface TextStyle {
  readonly weight: 400 | 600
  /** In px. */
  readonly size: number
  /** Added after each character, in em. */
  readonly tracking?: number
}

/** Sets lines of text, Latin and Thai, as a browser sets them in the site's fonts. */
export interface Typesetter {
  /** How far a line runs, in px. */
  readonly measure: (text: string, style: TextStyle) => number
  readonly outline: (text: string, style: TextStyle) => Outline
}

/** A glyph in its place, in em from the beginning of the line. */
interface PlacedGlyph {
  readonly font: OpenFont
  readonly glyph: number
  readonly x: number
  readonly y: number
}

const runs = /[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g

/** The text in runs of one script; what belongs to neither, such as spaces and figures, is Latin. */
const runsOf = (text: string) =>
  (withoutMarks(text).match(runs) ?? []).map((run) => ({
    run,
    script: /[\u0e00-\u0e7f]/.test(run) ? ('thai' as const) : ('latin' as const),
  }))

/** What the ids of the faces that draw a script begin with. */
const families = { latin: 'plex-sans', thai: 'plex-sans-thai' } as const satisfies Record<Script, string>

class OpenFont {
  readonly unitsPerEm: number
  readonly #font: Font
  readonly #drawings = new Map<number, ReturnType<Font['glyphToJson']>>()

  constructor(file: Buffer) {
    const face = new Face(new Blob(file))
    this.unitsPerEm = face.upem
    this.#font = new Font(face)
  }

  /** @throws when the font lacks a character of the text */
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

const rounded = (value: number) => Math.round(value * 100) / 100

const path = ({ font, glyph, x, y }: PlacedGlyph, size: number) => {
  const scale = size / font.unitsPerEm
  return font
    .drawing(glyph)
    .map(({ type, values }) => {
      const numbers = values.map((value, index) =>
        rounded(index % 2 ? -y * size - value * scale : x * size + value * scale),
      )
      return type + numbers.join(' ')
    })
    .join('')
}

/** Opens the site's sans-serif faces. A text with a character that they lack cannot be set: both functions then throw. */
export const openTypesetter = async (): Promise<Typesetter> => {
  const fonts = new Map<string, OpenFont>()
  for (const { id, font } of await loadFaces()) fonts.set(id, new OpenFont(font))

  const place = (text: string, { weight, tracking = 0 }: TextStyle) => {
    const glyphs: PlacedGlyph[] = []
    let end = 0
    for (const { run, script } of runsOf(text)) {
      const font = fonts.get(`${families[script]}-${weight}`) as OpenFont
      for (const { glyph, advance, x, y } of font.shape(run)) {
        glyphs.push({ font, glyph, x: end + x, y })
        end += advance && advance + tracking
      }
    }
    return { glyphs, end }
  }

  return {
    measure: (text, style) => place(text, style).end * style.size,
    outline: (text, style) => {
      const { glyphs, end } = place(text, style)
      return { d: glyphs.map((glyph) => path(glyph, style.size)).join(''), width: end * style.size }
    },
  }
}
