import { type Fonts, ink, PdfPaper, sizes } from './pdf-paper.ts'
import type { NamedSum, Quotation } from './quotation.ts'

const lineShares = [0.34, 0.1, 0.12, 0.15, 0.14, 0.15] as const
const invoiceShares = [0.08, 0.2, 0.15, 0.13, 0.15, 0.14, 0.15] as const
/** Where sums begin, as a share of the width. */
const sumsFrom = 0.45

/** The quotation as a PDF file. */
export const pdfOf = (quotation: Quotation, date: Date, fonts: Fonts): Promise<Blob> => {
  const paper = new PdfPaper(`${quotation.title.th} ${quotation.number}`, date, fonts)
  head(paper, quotation)
  parties(paper, quotation)
  paper.y += 10
  paper.table(quotation.lines, lineShares)
  paper.y += 8
  sums(paper, quotation)
  paper.y += 10
  paper.need(80)
  paper.paragraph(quotation.invoices.title, { bold: true, size: sizes.heading }, 2)
  paper.table(quotation.invoices, invoiceShares)
  paper.y += 12
  paper.need(60)
  paper.paragraph(quotation.terms.title, { bold: true, size: sizes.heading }, 2)
  for (const item of quotation.terms.items) paper.paragraph(item, {}, 3)
  signatures(paper, quotation)
  return paper.end(quotation.number)
}

const head = (paper: PdfPaper, { title, sample, facts }: Quotation) => {
  const half = paper.width / 2
  const top = paper.y
  let y = top + paper.text(title, paper.left, top, half, { bold: true, size: sizes.title })
  if (sample) y += 4 + paper.text(`${sample.th} · ${sample.en}`, paper.left, y + 4, half, { bold: true })
  let right = top
  for (const { label, value } of facts) {
    const name = paper.text(`${label.th} / ${label.en}`, paper.left + half, right, half * 0.45, {
      size: sizes.small,
      color: ink.quiet,
    })
    const height = paper.text(value, paper.left + half * 1.45, right, half * 0.55)
    right += Math.max(name, height) + 2
  }
  paper.y = Math.max(y, right) + 10
  paper.rule()
  paper.y += 8
}

const parties = (paper: PdfPaper, quotation: Quotation) => {
  const half = paper.width / 2
  const heights = quotation.parties.map(({ role, lines }, index) => {
    const x = paper.left + index * half
    let height = paper.text(`${role.th} / ${role.en}`, x, paper.y, half - 12, { bold: true })
    for (const line of lines) height += paper.text(line, x, paper.y + height, half - 12) + 1
    return height
  })
  paper.y += Math.max(...heights)
}

const sums = (paper: PdfPaper, { sums, total, words, information }: Quotation) => {
  const line = ({ label, value }: NamedSum, bold = false) => {
    paper.need(28)
    const x = paper.left + sumsFrom * paper.width
    const width = (1 - sumsFrom) * paper.width
    const height = paper.text(label, x, paper.y, width * 0.66, { bold })
    paper.text(value, x + width * 0.66, paper.y, width * 0.34, { bold, align: 'end' })
    paper.y += height + 3
  }
  for (const sum of sums) line(sum)
  line(total, true)
  paper.need(90)
  paper.paragraph(`(${words})`, { bold: true, align: 'end' })
  paper.paragraph(
    `${information.label.th} / ${information.label.en}`,
    { size: sizes.small, align: 'end', color: ink.quiet },
    2,
  )
  for (const sum of information.sums) line(sum)
}

const signatures = (paper: PdfPaper, { signatures: roles, signing }: Quotation) => {
  paper.need(110)
  paper.y += 28
  const half = paper.width / 2
  const dots = '……………………………………………………'
  const heights = roles.map((role, index) => {
    const x = paper.left + index * half
    const texts = [
      `${signing.signature.th} / ${signing.signature.en}`,
      dots,
      role,
      `${signing.sealed.th} / ${signing.sealed.en}`,
      dots,
    ]
    return texts.reduce<number>(
      (height, text) => height + paper.text(text, x, paper.y + height, half - 24) + 4,
      0,
    )
  })
  paper.y += Math.max(...heights)
}
