import type { Script } from './characters.ts'
import { loadFaces } from './loaded-faces.ts'
import { OpenFont } from './open-font.ts'

/** Text as shapes. */
export interface Outline {
  /** SVG path in px; the text starts at 0 on a baseline at 0. */
  readonly d: string
  /** Advance width of the text, in px. */
  readonly width: number
}

export interface TextStyle {
  readonly weight: 400 | 600
  /** Type size in px. */
  readonly size: number
  /** Extra space after each character, in em. */
  readonly tracking?: number
}

/** Sets lines of Latin and Thai text like a browser, in the site's fonts. */
export interface Typesetter {
  /** Advance width of a line, in px. */
  readonly measure: (text: string, style: TextStyle) => number
  readonly outline: (text: string, style: TextStyle) => Outline
}

/** A positioned glyph, in em from the start of the line. */
interface PlacedGlyph {
  readonly font: OpenFont
  readonly glyph: number
  readonly x: number
  readonly y: number
}

const runs = /[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g

/** Splits a text into runs of one script; spaces and figures belong to none and count as Latin. */
const runsOf = (text: string) =>
  (text.match(runs) ?? []).map((run) => ({
    run,
    script: /[\u0e00-\u0e7f]/.test(run) ? ('thai' as const) : ('latin' as const),
  }))

/** Prefixes of the ids of the faces for each script. */
const families = { latin: 'plex-sans', thai: 'plex-sans-thai' } as const satisfies Record<Script, string>

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

/** Opens the site's sans-serif faces. Both functions throw for a text with a character that the faces lack. */
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
