import PDFDocument from 'pdfkit'
import { palette } from '../../styles/tokens.ts'
import { withSplitSaraAm } from '../../typography/sara-am.ts'
import type { Both, QuotationTable } from './quotation.ts'
import { wrapped } from './wrap.ts'

const margin = 42
const bottom = 56
const leading = 1.45
export const sizes = { title: 18, heading: 11, body: 9, small: 7.5 } as const
export const ink = { text: palette.ground, quiet: palette.line, rule: palette['indigo-light'] } as const

export interface Fonts {
  readonly regular: Uint8Array<ArrayBuffer>
  readonly bold: Uint8Array<ArrayBuffer>
}

interface Style {
  readonly size?: number
  readonly bold?: boolean
  readonly color?: string
  readonly align?: 'start' | 'end'
  /** Of a text that is not Thai. */
  readonly lang?: 'en-GB'
}

/** A cell's lines, Thai above English, each with its style. */
const linesOfCell = (cell: string | Both, style: Style): readonly (readonly [string, Style])[] => {
  if (typeof cell === 'string') return [[cell, style]]
  if (cell.th === cell.en) return [[cell.th, style]]
  return [
    [cell.th, style],
    [cell.en, { ...style, bold: false, size: sizes.small, color: ink.quiet, lang: 'en-GB' }],
  ]
}

/** What a text is to a screen reader, told by its size. */
const roleOf = ({ size }: Style) => (size === sizes.title ? 'H1' : size === sizes.heading ? 'H2' : 'P')

/** A4 pages that texts are set on, line by line: Thai is broken between words, which pdfkit does not know. */
export class PdfPaper {
  readonly #pdf: PDFKit.PDFDocument
  /** Element of the structure tree that receives what is written next. */
  #parent: PDFKit.PDFStructureElement
  y = margin

  constructor(title: string, date: Date, fonts: Fonts) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      // Keeps all pages until `end`, which writes their number on each.
      bufferPages: true,
      margins: { top: margin, bottom: 0, left: margin, right: margin },
      // The typefaces that pdfkit would begin with are not in the browser's build.
      font: '',
      lang: 'th-TH',
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: title, CreationDate: date, ModDate: date },
    })
    this.#pdf.registerFont('regular', fonts.regular as never)
    this.#pdf.registerFont('bold', fonts.bold as never)
    this.#parent = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#parent)
  }

  /** Writes inside an element of the tree. */
  #inside<Result>(role: string, write: () => Result): Result {
    const outer = this.#parent
    const element = this.#pdf.struct(role)
    outer.add(element)
    this.#parent = element
    const result = write()
    element.end()
    this.#parent = outer
    return result
  }

  /** Draws what screen readers skip. */
  #asArtifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type })
    draw()
    this.#pdf.endMarkedContent()
  }

  get left(): number {
    return margin
  }

  get width(): number {
    return this.#pdf.page.width - 2 * margin
  }

  /** Begins a page where less than so much room is left. */
  need(height: number): void {
    if (this.y + height <= this.#pdf.page.height - bottom) return
    this.#pdf.addPage()
    this.y = margin
  }

  /** Writes a text at a place, wrapped to a width; returns its height in pt. */
  text(text: string | Both, x: number, y: number, width: number, style: Style = {}): number {
    return this.#inside(roleOf(style), () =>
      this.#write(text, width, style, (line, indent, height, { color = ink.text, lang }) => {
        // Keeps the original text for copying, searching and reading aloud: `#put` splits sara am.
        const content = this.#pdf.markStructureContent('Span', { actual: line, ...(lang && { lang }) })
        this.#put(line, x + indent, y + height, color)
        this.#pdf.endMarkedContent()
        this.#parent.add(content)
      }),
    )
  }

  /** Breaks a text into lines and hands each over with its place; returns how high they stand. */
  #write(
    text: string | Both,
    width: number,
    style: Style,
    put: (line: string, indent: number, height: number, style: Style) => void,
  ): number {
    let height = 0
    for (const [words, own] of linesOfCell(text, style)) {
      const { size = sizes.body, bold, align } = own
      this.#pdf.font(bold ? 'bold' : 'regular').fontSize(size)
      for (const line of wrapped(words, width, (part) => this.#pdf.widthOfString(part))) {
        const indent = align === 'end' ? width - this.#pdf.widthOfString(line) : 0
        put(line, indent, height, own)
        height += size * leading
      }
    }
    return height
  }

  #put(line: string, x: number, y: number, color: string): void {
    this.#pdf.fillColor(color).text(withSplitSaraAm(line), x, y, { lineBreak: false })
  }

  /** How high a text will stand. */
  #heightOf(text: string | Both, width: number, style: Style): number {
    return this.#write(text, width, style, () => undefined)
  }

  /** Writes across the page and goes on below. */
  paragraph(text: string | Both, style: Style = {}, gap = 4): void {
    this.need(this.#heightOf(text, this.width, style))
    this.y += this.text(text, this.left, this.y, this.width, style) + gap
  }

  rule(): void {
    const right = this.left + this.width
    this.#asArtifact('Layout', () =>
      this.#pdf.moveTo(this.left, this.y).lineTo(right, this.y).lineWidth(0.5).strokeColor(ink.rule).stroke(),
    )
  }

  /** A table; shares are of the page's width. A row stays on one page. */
  table({ columns, rows }: QuotationTable, shares: readonly number[]): void {
    const gap = 8
    const places = shares.map((share, index) => ({
      x: this.left + shares.slice(0, index).reduce((sum, one) => sum + one, 0) * this.width,
      width: share * this.width - (index < shares.length - 1 ? gap : 0),
    }))
    const row = (cells: readonly (string | Both)[], style: Style, role: 'TH' | 'TD') => {
      const widthOf = (index: number) => places[index]?.width ?? 0
      const height = Math.max(...cells.map((cell, index) => this.#heightOf(cell, widthOf(index), style)))
      this.need(height + 6)
      const write = (cell: string | Both, index: number) =>
        this.text(cell, places[index]?.x ?? 0, this.y + 3, widthOf(index), {
          ...style,
          align: columns[index]?.figures ? 'end' : 'start',
        })
      this.#inside('TR', () => {
        for (const [index, cell] of cells.entries()) this.#inside(role, () => write(cell, index))
      })
      this.y += height + 6
      this.rule()
    }
    this.#inside('Table', () => {
      row(
        columns.map(({ label }) => label),
        { bold: true, size: sizes.small },
        'TH',
      )
      for (const cells of rows) row(cells, {}, 'TD')
    })
  }

  /** Writes at every page's foot what it belongs to and which of how many it is. */
  #feet(name: string): void {
    const { count } = this.#pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page)
      const y = this.#pdf.page.height - margin
      const put = (text: string, align: 'start' | 'end') =>
        this.#write(text, this.width, { size: sizes.small, align }, (line, indent) =>
          this.#put(line, this.left + indent, y, ink.quiet),
        )
      this.#asArtifact('Pagination', () => {
        put(name, 'start')
        put(`${page + 1} / ${count}`, 'end')
      })
    }
  }

  /** The finished file; its pages carry a name. */
  end(name: string): Promise<Blob> {
    this.#feet(name)
    this.#parent.end()
    const chunks: BlobPart[] = []
    return new Promise((resolve) => {
      this.#pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
      this.#pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
      this.#pdf.end()
    })
  }
}
