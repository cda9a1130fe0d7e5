import PDFDocument from 'pdfkit'
import { logoTones, mark, markThreads } from '../../styles/logo.ts'
import { palette } from '../../styles/tokens.ts'
import { withSplitSaraAm } from '../../typography/sara-am.ts'
import { type Both, type Cell, inOneLine, type QuotationTable } from './quotation.ts'
import { wrapped } from './wrap.ts'

const margin = 30
const bottom = 34
const leading = 1.25
export const sizes = { title: 16, heading: 9.5, body: 8.3, small: 7, foot: 7 } as const
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
  /** Language of a text that isn't Thai. */
  readonly lang?: 'en-GB'
}

const isOne = (cell: Cell): cell is string | Both => !Array.isArray(cell)

/**
 * A cell's lines with their styles: both languages on one line if they fit, otherwise English below Thai. If the cell has several texts, all
 * but the first are small.
 */
const linesOfCell = (
  cell: Cell,
  style: Style,
  fits: (text: string) => boolean,
): readonly (readonly [string, Style])[] => {
  const small = { ...style, bold: false, size: sizes.small, color: ink.quiet }
  if (!isOne(cell)) {
    const [first = '', ...rest] = cell
    // A list of figures has equal entries.
    if (cell.every((one) => typeof one === 'string'))
      return cell.map((one) => [one, { ...style, size: sizes.small }])
    return [
      ...linesOfCell(first, style, fits),
      ...rest.map((one) => [typeof one === 'string' ? one : inOneLine(one), small] as const),
    ]
  }
  if (typeof cell === 'string')
    // Keeps a large figure on one line.
    return [[cell, style.align === 'end' && !fits(cell) ? { ...style, size: sizes.small } : style]]
  if (cell.th === cell.en || fits(inOneLine(cell))) return [[inOneLine(cell), style]]
  return [
    [cell.th, style],
    [cell.en, { ...small, lang: 'en-GB' }],
  ]
}

/** A group's name, both languages on one line. */
const groupText = (cell: Cell): Cell => (typeof cell !== 'string' && isOne(cell) ? inOneLine(cell) : cell)

/** Role of a text for screen readers, derived from its size. */
const roleOf = ({ size }: Style) => (size === sizes.title ? 'H1' : size === sizes.heading ? 'H2' : 'P')

/** A4 pages on which texts are set line by line; breaks Thai between words, which pdfkit can't. */
export class PdfPaper {
  readonly #pdf: PDFKit.PDFDocument
  /** Structure tree element that receives the next content. */
  #parent: PDFKit.PDFStructureElement
  /** Size of everything on the pages, 1 for the sizes named here. */
  readonly #scale: number
  y = margin

  constructor(title: string, date: Date, fonts: Fonts, scale = 1) {
    this.#scale = scale
    this.#pdf = new PDFDocument({
      size: 'A4',
      // Keeps all pages until `end`, which writes the page numbers.
      bufferPages: true,
      margins: { top: margin, bottom: 0, left: margin, right: margin },
      // pdfkit's default typefaces aren't in the browser build.
      font: '',
      lang: 'th-TH',
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: title, CreationDate: date, ModDate: date },
    })
    this.#pdf.registerFont('regular', fonts.regular)
    this.#pdf.registerFont('bold', fonts.bold)
    this.#parent = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#parent)
    this.#pdf.scale(scale)
  }

  get pages(): number {
    return this.#pdf.bufferedPageRange().count
  }

  get #height(): number {
    return this.#pdf.page.height / this.#scale
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
    return this.#pdf.page.width / this.#scale - 2 * margin
  }

  /** Begins a new page if less than `height` pt is left; returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.#height - bottom) return false
    this.#pdf.addPage()
    this.#pdf.scale(this.#scale)
    this.y = margin
    return true
  }

  /** Writes a text at a place, wrapped to a width; returns its height in pt. */
  text(text: Cell, x: number, y: number, width: number, style: Style = {}): number {
    return this.#inside(roleOf(style), () =>
      this.#write(text, width, style, (line, indent, height, { color = ink.text, lang }) => {
        // Keeps the original text for copying, search and reading aloud, since `#put` splits sara am.
        const content = this.#pdf.markStructureContent('Span', { actual: line, ...(lang && { lang }) })
        this.#put(line, x + indent, y + height, color)
        this.#pdf.endMarkedContent()
        this.#parent.add(content)
      }),
    )
  }

  /** Breaks a text into lines and passes on each with its position; returns the total height. */
  #write(
    text: Cell,
    width: number,
    style: Style,
    put: (line: string, indent: number, height: number, style: Style) => void,
  ): number {
    let height = 0
    const set = ({ size = sizes.body, bold }: Style) =>
      this.#pdf.font(bold ? 'bold' : 'regular').fontSize(size)
    const fits = (line: string) => {
      set(style)
      return this.#pdf.widthOfString(line) <= width
    }
    for (const [words, own] of linesOfCell(text, style, fits)) {
      const { size = sizes.body, align } = own
      set(own)
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

  /** Height of a text once set. */
  heightOf(text: Cell, width: number, style: Style = {}): number {
    return this.#write(text, width, style, () => undefined)
  }

  /** Writes across the full width and moves below. */
  paragraph(text: string | Both, style: Style = {}, gap = 4): void {
    this.need(this.heightOf(text, this.width, style))
    this.y += this.text(text, this.left, this.y, this.width, style) + gap
  }

  rule(): void {
    const right = this.left + this.width
    this.#asArtifact('Layout', () =>
      this.#pdf.moveTo(this.left, this.y).lineTo(right, this.y).lineWidth(0.5).strokeColor(ink.rule).stroke(),
    )
  }

  /**
   * Writes a table; `shares` are of the page's width. Rows aren't split between pages, and the column headings are repeated on each page.
   * @param below height of what must stay on the page of the last row
   */
  table({ columns, rows, hasSum }: QuotationTable, shares: readonly number[], below = 0): void {
    const gap = 6
    const places = shares.map((share, index) => ({
      x: this.left + shares.slice(0, index).reduce((sum, one) => sum + one, 0) * this.width,
      width: share * this.width - (index < shares.length - 1 ? gap : 0),
    }))
    const wholeLine = { x: this.left, width: this.width }
    const placeOf = (cells: readonly Cell[], index: number) =>
      cells.length === 1 ? wholeLine : (places[index] ?? wholeLine)
    const styleOf = (cells: readonly Cell[], index: number, style: Style): Style => ({
      ...style,
      ...(cells.length > 1 && columns[index]?.small && { size: sizes.small }),
      align: cells.length > 1 && columns[index]?.figures ? 'end' : 'start',
    })
    const heightOf = (cells: readonly Cell[], style: Style) =>
      Math.max(
        ...cells.map((cell, index) =>
          this.heightOf(cell, placeOf(cells, index).width, styleOf(cells, index, style)),
        ),
      )
    const put = (cells: readonly Cell[], style: Style, role: 'TH' | 'TD') => {
      const height = heightOf(cells, style)
      this.#inside('TR', () => {
        for (const [index, cell] of cells.entries()) {
          const { x, width } = placeOf(cells, index)
          this.#inside(role, () => this.text(cell, x, this.y + 1.5, width, styleOf(cells, index, style)))
        }
      })
      this.y += height + 2.5
      this.rule()
    }
    const head = columns.map(({ label }) => label)
    const headStyle = { bold: true, size: sizes.small }
    this.#inside('Table', () => {
      this.need(heightOf(head, headStyle) + 40)
      put(head, headStyle, 'TH')
      for (const [index, cells] of rows.entries()) {
        const isGroup = cells.length === 1
        const isBold = isGroup || (hasSum === true && index === rows.length - 1)
        const text = isGroup ? [groupText(cells[0] ?? '')] : cells
        const style = isGroup ? { bold: true, size: sizes.small } : { bold: isBold }
        // Keeps a group's heading with its first row, and a sum with the row before it.
        const isKept = isGroup || (hasSum === true && index === rows.length - 2)
        const next = isKept ? rows[index + 1] : undefined
        const isLast = index + (next ? 1 : 0) === rows.length - 1
        const isBroken = this.need(
          heightOf(text, style) + 4 + (next ? heightOf(next, {}) + 4 : 0) + (isLast ? below : 0),
        )
        if (isBroken) put(head, headStyle, 'TH')
        put(text, style, isGroup ? 'TH' : 'TD')
      }
    })
  }

  /** Draws the provider's logo with its name, as decoration: the seller's name is in the text. */
  logo(name: string): void {
    const scale = 0.7
    this.#asArtifact('Layout', () => {
      for (const { part, x, y, length } of markThreads)
        this.#pdf
          .rect(
            this.left + x * scale,
            this.y + (y - mark.thread / 2) * scale,
            length * scale,
            mark.thread * scale,
          )
          .fill(palette[logoTones.light[part]])
      this.#pdf.font('bold').fontSize(13)
      this.#put(name, this.left + mark.size * scale + 7, this.y + 3, ink.text)
    })
    this.y += mark.size * scale + 4
  }

  /** Draws a QR code as dark squares, which is also a link to its address. */
  code(
    modules: readonly (readonly boolean[])[],
    x: number,
    y: number,
    size: number,
    address: string,
    name: string,
  ): void {
    const module = size / modules.length
    const figure = this.#pdf.struct('Figure', {
      alt: `${name}: ${address}`,
      bbox: [x, y, x + size, y + size].map((place) => place * this.#scale),
    } as never)
    this.#parent.add(figure)
    const content = this.#pdf.markStructureContent('Figure')
    this.#pdf.fillColor('black')
    // Slightly wider than a module, so that no light line shows between two.
    for (const [row, cells] of modules.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) this.#pdf.rect(x + column * module, y + row * module, module + 0.03, module + 0.03)
    this.#pdf.fill()
    this.#pdf.endMarkedContent()
    figure.add(content)
    figure.end()
    this.#pdf.link(x, y, size, size, address)
  }

  /** Draws a line to write on. */
  line(x: number, y: number, width: number): void {
    this.#asArtifact('Layout', () =>
      this.#pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .dash(1, { space: 1.5 })
        .strokeColor(ink.text)
        .stroke()
        .undash(),
    )
  }

  /** Draws an empty frame for a seal. */
  box(x: number, y: number, width: number, height: number): void {
    this.#asArtifact('Layout', () =>
      this.#pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(ink.rule).stroke(),
    )
  }

  /** Writes a footer with the document's name and the page number of the total on every page. */
  #feet(name: string): void {
    const { count } = this.#pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page)
      const y = this.#height - margin + 2
      const put = (text: string, align: 'start' | 'end') =>
        this.#write(text, this.width, { size: sizes.foot, align }, (line, indent) => {
          this.#pdf.markContent('Span', { actual: line })
          this.#put(line, this.left + indent, y, ink.quiet)
          this.#pdf.endMarkedContent()
        })
      this.#asArtifact('Pagination', () => {
        put(name, 'start')
        put(`${page + 1} / ${count}`, 'end')
      })
    }
  }

  /** Finishes the file, with a name on its pages. */
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
