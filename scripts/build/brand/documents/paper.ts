import PDFDocument from 'pdfkit'
import { brand } from '../../../../src/brand.ts'
import { logoTones, mark, markThreads } from '../../../../src/styles/logo.ts'
import { palette } from '../../../../src/styles/tokens.ts'
import type { Face } from '../../fonts/faces.ts'
import { loadFaces } from '../../fonts/loaded-faces.ts'

const margin = { top: 96, bottom: 64, left: 56, right: 56 } as const
const ink = {
  text: palette.ground,
  quiet: palette.line,
  rule: palette['indigo-light'],
  sample: palette.indigo,
} as const
const sizes = { title: 24, heading: 14, body: 9.5, small: 8 } as const

/** fontkit reads an outline's header of the space too, which has none, and so past the end of the file. */
const padding = Buffer.alloc(16)

type Structure = PDFKit.PDFStructureElement
/** The option is missing from the package's types. */
type TaggedTable = PDFKit.Mixins.TableOptionsWithData & { structParent: Structure }
type Style = { size: keyof typeof sizes; bold?: boolean; color?: string; gap?: number }

/** Where the mark and the page's number stand, in pt. */
const frame = { top: 40, markScale: 0.7, bottom: 40 } as const

/**
 * A4 pages in the brand's look, tagged for screen readers. The same calls with the same date give the same bytes.
 */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument
  readonly #root: Structure

  private constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
    pdf.on('pageAdded', () => this.#letterhead())
    pdf.addPage()
  }

  static async begin(title: string, date: Date): Promise<Paper> {
    const pdf = new PDFDocument({
      size: 'A4',
      margins: margin,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: { Title: title, Author: brand.legalEntity, CreationDate: date, ModDate: date },
    })
    for (const { id, font } of await loadFaces()) pdf.registerFont(id, Buffer.concat([font, padding]))
    return new Paper(pdf)
  }

  title(text: string): void {
    this.#write('H1', text, { size: 'title', bold: true, gap: 8 })
  }

  heading(text: string): void {
    const { y, height } = { y: this.#pdf.y, height: this.#pdf.page.height }
    if (y > height - margin.bottom - 90) this.#pdf.addPage()
    else this.#pdf.y += 14
    this.#write('H2', text, { size: 'heading', bold: true, gap: 5 })
  }

  subheading(text: string): void {
    this.#write('H3', text, { size: 'body', bold: true, gap: 1 })
  }

  paragraph(text: string): void {
    this.#write('P', text, { size: 'body', gap: 7 })
  }

  note(text: string): void {
    this.#write('P', text, { size: 'small', color: ink.quiet, gap: 4 })
  }

  /** Says that what follows is an example; a word on a line of its own, not only a colour. */
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
    const font = (weight: Face['weight']) => ({ src: `plex-sans-${weight}`, size: sizes.body })
    const options: TaggedTable = {
      structParent: this.#root,
      defaultStyle: {
        border: [0, 0, 0.5, 0],
        borderColor: ink.rule,
        padding: [4, 8, 4, 0],
        textColor: ink.text,
      },
      data: [
        columns.map((text) => ({ text, type: 'TH', font: font(600) })),
        ...rows.map((row) => row.map((text) => ({ text, font: font(400) }))),
      ],
    }
    pdf.fontSize(sizes.body)
    pdf.table(options)
    pdf.x = margin.left
    pdf.y += 6
  }

  async end(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    this.#pageNumbers()
    this.#root.end()
    const done = new Promise((resolve) => this.#pdf.once('end', resolve))
    this.#pdf.end()
    await done
    return Buffer.concat(chunks)
  }

  #write(
    tag: string,
    text: string,
    { size, bold, color = ink.text, gap = 0 }: Style,
    parent = this.#root,
  ): void {
    const pdf = this.#pdf
    const element = pdf.struct(tag, {}, () => {
      pdf
        .font(bold ? 'plex-sans-600' : 'plex-sans-400')
        .fontSize(sizes[size])
        .fillColor(color)
        .text(text, margin.left, pdf.y, { lineGap: sizes[size] * 0.15 })
    })
    parent.add(element)
    element.end()
    pdf.y += gap
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
    pdf.x = margin.left
    pdf.y = margin.top
  }

  #pageNumbers(): void {
    const pdf = this.#pdf
    const { start, count } = pdf.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      pdf.switchToPage(page)
      pdf.page.margins.bottom = 0
      pdf.markContent('Artifact', { type: 'Pagination' })
      pdf
        .font('plex-sans-400')
        .fontSize(sizes.small)
        .fillColor(ink.quiet)
        .text(`${page + 1} / ${count}`, margin.left, pdf.page.height - frame.bottom, { lineBreak: false })
      pdf.endMarkedContent()
    }
  }
}
