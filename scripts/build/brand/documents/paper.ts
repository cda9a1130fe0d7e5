import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { type ByLanguage, forLanguage, type Language, wordsLocale } from '../../../../src/i18n/languages.ts'
import { brand } from '../../../../src/provider/brand.ts'
import { logoTones, mark, markThreads } from '../../../../src/styles/logo.ts'
import { palette } from '../../../../src/styles/tokens.ts'
import { withSplitSaraAm, withWholeSaraAm } from '../../../../src/typography/sara-am.ts'
import { unbreakable } from '../../../content/typography/unbreakable.ts'
import type { Face } from '../../fonts/faces.ts'
import { loadFaces } from '../../fonts/loaded-faces.ts'

const margin = { top: 96, bottom: 64, left: 56, right: 56 } as const
const ink = {
  text: palette.ground,
  quiet: palette.line,
  rule: palette['indigo-light'],
  sample: palette.indigo,
} as const
/** Letters and the space around them, in pt. */
const settings = {
  usual: { title: 24, heading: 14, body: 9.5, small: 8, above: 14, cell: 4, top: margin.top },
  small: { title: 18, heading: 10.5, body: 8, small: 7.5, above: 6, cell: 2, top: 76 },
} as const

/** fontkit reads an outline header for every glyph, even for the space, which has none, and so can read past the end of the file. */
const padding = Buffer.alloc(16)

/** Room below a cell's last line, in pt. Without it, a rounding error makes pdfkit find the cell too low and drop lines. */
const slack = 0.5

/** Character at which pdfkit may break a line, besides spaces. */
const breakMark = '\u200b'

type Structure = PDFKit.PDFStructureElement
/** Adds an option that is missing from the package's types. */
type TaggedTable = PDFKit.Mixins.TableOptionsWithData & { structParent: Structure }
type Setting = keyof typeof settings
type Style = { size: 'title' | 'heading' | 'body' | 'small'; bold?: boolean; color?: string; gap?: number }

/** The typeface of each language, as on the site's pages. */
const families: ByLanguage<string> = { en: 'plex-sans', th: 'plex-sans-thai' }
/** Space between lines as a share of the size; Thai letters carry vowels and tone marks above and below. */
const leading: ByLanguage<number> = { en: 0.15, th: 0.1 }

/** pdfkit's method that writes a line, missing from the package's types. */
type Lines = { _fragment: (line: string, ...place: unknown[]) => void }

const withoutBreakMarks = (text: string): string => text.replaceAll(breakMark, '')

/**
 * Gives each line its text for searching and copying: without it, programs that read the file find the glyphs' letters, sara am in two
 * halves. Break marks only show where lines may end: no typeface has a glyph for them, and the one drawn in its place is as wide as a space.
 */
const keepText = (pdf: PDFKit.PDFDocument) => {
  const lines = pdf as typeof pdf & Lines
  const write = lines._fragment.bind(pdf)
  const widthOf = pdf.widthOfString.bind(pdf)
  pdf.widthOfString = (text, options) => widthOf(withoutBreakMarks(text), options)
  lines._fragment = (line, ...place) => {
    const shown = withoutBreakMarks(line)
    pdf.markContent('Span', { actual: withWholeSaraAm(shown) })
    write(shown, ...place)
    pdf.endMarkedContent()
  }
}

/** Positions of the mark and of the page number, in pt. */
const frame = { top: 40, markScale: 0.7, bottom: 40 } as const

/** Writes A4 pages in the brand's look, tagged for screen readers. The same calls with the same date give the same bytes. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument
  readonly #root: Structure
  readonly #language: Language
  readonly #sizes: (typeof settings)[Setting]

  private constructor(pdf: PDFKit.PDFDocument, language: Language, setting: Setting) {
    keepText(pdf)
    this.#sizes = settings[setting]
    this.#pdf = pdf
    this.#language = language
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
    pdf.addPage()
  }

  static async begin(
    title: string,
    date: Date,
    language: Language,
    setting: Setting = 'usual',
  ): Promise<Paper> {
    const pdf = new PDFDocument({
      size: 'A4',
      margins: { ...margin, top: settings[setting].top },
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: wordsLocale(language),
      displayTitle: true,
      info: { Title: title, Author: brand.legalEntity, CreationDate: date, ModDate: date },
    })
    for (const { id, font } of await loadFaces()) pdf.registerFont(id, Buffer.concat([font, padding]))
    return new Paper(pdf, language, setting)
  }

  title(text: string): void {
    this.#write('H1', text, { size: 'title', bold: true, gap: 8 })
  }

  heading(text: string): void {
    const { y, height } = { y: this.#pdf.y, height: this.#pdf.page.height }
    if (y > height - margin.bottom - 90) this.#pdf.addPage()
    else this.#pdf.y += this.#sizes.above
    this.#write('H2', text, { size: 'heading', bold: true, gap: 5 })
  }

  subheading(text: string): void {
    if (this.#pdf.y > this.#pdf.page.height - margin.bottom - 40) this.#pdf.addPage()
    this.#write('H3', text, { size: 'body', bold: true, gap: 1 })
  }

  paragraph(text: string): void {
    this.#write('P', text, { size: 'body', gap: 7 })
  }

  note(text: string): void {
    this.#write('P', text, { size: 'small', color: ink.quiet, gap: 4 })
  }

  /** Marks what follows as a sample, in words and not by colour alone. */
  sample(text: string): void {
    this.#write('P', text, { size: 'small', bold: true, color: ink.sample, gap: 4 })
  }

  list(items: readonly string[]): void {
    const list = this.#pdf.struct('L')
    this.#root.add(list)
    for (const item of items) {
      const entry = this.#pdf.struct('LI')
      list.add(entry)
      this.#write('LBody', `–  ${item}`, { size: 'body', gap: 4 }, entry)
    }
    list.end()
    this.#pdf.y += 4
  }

  table(columns: readonly string[], rows: readonly (readonly string[])[]): void {
    const pdf = this.#pdf
    const set = (text: string, weight: Face['weight']) => ({
      text: this.#breakable(text),
      font: { src: this.#font(weight), size: this.#sizes.body },
      textOptions: { paragraphGap: slack },
    })
    const options: TaggedTable = {
      structParent: this.#root,
      defaultStyle: {
        border: [0, 0, 0.5, 0],
        borderColor: ink.rule,
        padding: [this.#sizes.cell, 8, this.#sizes.cell, 0],
        textColor: ink.text,
      },
      data: [
        columns.map((text) => ({ ...set(text, 600), type: 'TH' })),
        ...rows.map((row) => row.map((text) => set(text, 400))),
      ],
    }
    pdf.fontSize(this.#sizes.body)
    pdf.table(options)
    pdf.x = margin.left
    pdf.y += 6
  }

  end(): Promise<Buffer> {
    this.#frames()
    this.#root.end()
    this.#pdf.end()
    return buffer(this.#pdf)
  }

  #write(
    tag: string,
    text: string,
    { size, bold, color = ink.text, gap = 0 }: Style,
    parent = this.#root,
  ): void {
    const pdf = this.#pdf
    const weight = bold ? 600 : 400
    const element = pdf.struct(tag, { actual: text }, () => {
      pdf
        .font(this.#font(weight))
        .fontSize(this.#sizes[size])
        .fillColor(color)
        .text(this.#breakable(text), margin.left, pdf.y, {
          lineGap: this.#sizes[size] * forLanguage(leading, this.#language),
        })
    })
    parent.add(element)
    element.end()
    pdf.y += gap
  }

  #font(weight: Face['weight']): string {
    return `${forLanguage(families, this.#language)}-${weight}`
  }

  /** Inserts a break mark between words: pdfkit does not know where Thai words end. */
  #breakable(text: string): string {
    const pieces = unbreakable(text, this.#language).map((piece) =>
      piece.endsWith(' ') ? piece : piece + breakMark,
    )
    return withSplitSaraAm(pieces.join('').slice(0, -breakMark.length))
  }

  /**
   * Draws the frame of every page. Called at the end: a letterhead drawn when a page begins would leave its typeface to the text that
   * continues there.
   */
  #frames(): void {
    const { start, count } = this.#pdf.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.#pdf.switchToPage(page)
      this.#pdf.page.margins.bottom = 0
      this.#letterhead()
      this.#pageNumber(`${page + 1} / ${count}`)
    }
  }

  #letterhead(): void {
    const pdf = this.#pdf
    const scale = frame.markScale
    pdf.markContent('Artifact', { type: 'Pagination' })
    for (const { part, x, y, length } of markThreads)
      pdf
        .rect(
          margin.left + x * scale,
          frame.top + (y - mark.thread / 2) * scale,
          length * scale,
          mark.thread * scale,
        )
        .fill(palette[logoTones.light[part]])
    pdf
      .font('plex-sans-600')
      .fontSize(12)
      .fillColor(ink.text)
      .text(brand.product, margin.left + mark.size * scale + 8, frame.top + 3, { lineBreak: false })
    pdf.endMarkedContent()
  }

  #pageNumber(text: string): void {
    const pdf = this.#pdf
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf
      .font('plex-sans-400')
      .fontSize(this.#sizes.small)
      .fillColor(ink.quiet)
      .text(text, margin.left, pdf.page.height - frame.bottom, { lineBreak: false })
    pdf.endMarkedContent()
  }
}
