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
}

/** A cell's lines, Thai above English, each with its style. */
const linesOfCell = (cell: string | Both, style: Style): readonly (readonly [string, Style])[] => {
  if (typeof cell === 'string') return [[cell, style]]
  if (cell.th === cell.en) return [[cell.th, style]]
  return [
    [cell.th, style],
    [cell.en, { ...style, bold: false, size: sizes.small, color: ink.quiet }],
  ]
}

/** A4 pages that texts are set on, line by line: Thai is broken between words, which pdfkit does not know. */
export class PdfPaper {
  readonly #pdf: PDFKit.PDFDocument
  y = margin

  constructor(title: string, date: Date, fonts: Fonts) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      // Kept until the end, when it is known of how many each is one.
      bufferPages: true,
      margins: { top: margin, bottom: 0, left: margin, right: margin },
      // The typefaces that pdfkit would begin with are not in the browser's build.
      font: '',
      lang: 'th-TH',
      displayTitle: true,
      info: { Title: title, CreationDate: date, ModDate: date },
    })
    this.#pdf.registerFont('regular', fonts.regular as never)
    this.#pdf.registerFont('bold', fonts.bold as never)
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

  /** Writes a text from a place on, wrapped to a width; returns how high it stands. */
  text(text: string | Both, x: number, y: number, width: number, style: Style = {}): number {
    let height = 0
    for (const [words, own] of linesOfCell(text, style)) {
      const { size = sizes.body, bold, color = ink.text, align } = own
      this.#pdf.font(bold ? 'bold' : 'regular').fontSize(size)
      for (const line of wrapped(words, width, (part) => this.#pdf.widthOfString(part))) {
        const indent = align === 'end' ? width - this.#pdf.widthOfString(line) : 0
        this.#line(line, x + indent, y + height, color)
        height += size * leading
      }
    }
    return height
  }

  /** Marks are placed one by one; what is copied, searched and read aloud is the text as it was. */
  #line(line: string, x: number, y: number, color: string): void {
    this.#pdf.markContent('Span', { actual: line })
    this.#pdf.fillColor(color).text(withSplitSaraAm(line), x, y, { lineBreak: false })
    this.#pdf.endMarkedContent()
  }

  /** How high a text will stand. */
  #heightOf(text: string | Both, width: number, style: Style): number {
    return linesOfCell(text, style).reduce((height, [words, { size = sizes.body, bold }]) => {
      this.#pdf.font(bold ? 'bold' : 'regular').fontSize(size)
      return height + wrapped(words, width, (part) => this.#pdf.widthOfString(part)).length * size * leading
    }, 0)
  }

  /** Writes across the page and goes on below. */
  paragraph(text: string | Both, style: Style = {}, gap = 4): void {
    this.need(this.#heightOf(text, this.width, style))
    this.y += this.text(text, this.left, this.y, this.width, style) + gap
  }

  rule(): void {
    const right = this.left + this.width
    this.#pdf.moveTo(this.left, this.y).lineTo(right, this.y).lineWidth(0.5).strokeColor(ink.rule).stroke()
  }

  /** A table; shares are of the page's width. A row stays on one page. */
  table({ columns, rows }: QuotationTable, shares: readonly number[]): void {
    const gap = 8
    const places = shares.map((share, index) => ({
      x: this.left + shares.slice(0, index).reduce((sum, one) => sum + one, 0) * this.width,
      width: share * this.width - (index < shares.length - 1 ? gap : 0),
    }))
    const row = (cells: readonly (string | Both)[], style: Style) => {
      const widthOf = (index: number) => places[index]?.width ?? 0
      const height = Math.max(...cells.map((cell, index) => this.#heightOf(cell, widthOf(index), style)))
      this.need(height + 6)
      for (const [index, cell] of cells.entries())
        this.text(cell, places[index]?.x ?? 0, this.y + 3, widthOf(index), {
          ...style,
          align: columns[index]?.figures ? 'end' : 'start',
        })
      this.y += height + 6
      this.rule()
    }
    row(
      columns.map(({ label }) => label),
      { bold: true, size: sizes.small },
    )
    for (const cells of rows) row(cells, {})
  }

  /** Writes at every page's foot what it belongs to and which of how many it is. */
  #feet(name: string): void {
    const { count } = this.#pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page)
      const style: Style = { size: sizes.small, color: ink.quiet }
      const y = this.#pdf.page.height - margin
      this.text(name, this.left, y, this.width, style)
      this.text(`${page + 1} / ${count}`, this.left, y, this.width, { ...style, align: 'end' })
    }
  }

  /** The finished file; its pages carry a name. */
  end(name: string): Promise<Blob> {
    this.#feet(name)
    const chunks: BlobPart[] = []
    return new Promise((resolve) => {
      this.#pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
      this.#pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
      this.#pdf.end()
    })
  }
}
