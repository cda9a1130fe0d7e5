import { encodeQR } from 'qr'
import { brand } from '../../provider/brand.ts'
import { type Fonts, ink, PdfPaper, sizes } from './pdf-paper.ts'
import { inOneLine, type NamedSum, type Quotation } from './quotation.ts'

const lineShares = [0.047, 0.08, 0.32, 0.08, 0.1, 0.108, 0.105, 0.06, 0.1] as const
const invoiceShares = [0.085, 0.255, 0.05, 0.13, 0.12, 0.13, 0.11, 0.12] as const
/** Left edge of the sums, as a share of the width. */
const sumsFrom = 0.44
const codeSize = 60

/** Sizes to try until everything fits on one page; still legible at the smallest. */
const scales = [1, 0.95, 0.91] as const

/** Writes the quotation as a PDF file: on one page if it fits there a little smaller, otherwise at full size. */
export const pdfOf = (quotation: Quotation, date: Date, fonts: Fonts): Promise<Blob> => {
  const written = (scale: number) => {
    const paper = new PdfPaper(`${quotation.title.th} ${quotation.reference}`, date, fonts, scale)
    write(paper, quotation)
    return paper
  }
  const fullSize = written(scales[0])
  let paper = fullSize
  for (const scale of scales.slice(1)) if (paper.pages > 1) paper = written(scale)
  if (paper.pages > 1) paper = fullSize
  return paper.end(`${brand.legalEntityTh} / ${brand.legalEntity} · ${quotation.reference}`)
}

const write = (paper: PdfPaper, quotation: Quotation) => {
  head(paper, quotation)
  parties(paper, quotation)
  const below = sumsOf(paper, quotation)
  paper.table(quotation.lines, lineShares, below.height)
  below.put()
  paper.need(60)
  paper.paragraph(inOneLine(quotation.invoices.title), { bold: true, size: sizes.heading }, 1)
  paper.table(quotation.invoices, invoiceShares)
  paper.y += 6
  terms(paper, quotation)
  signatures(paper, quotation)
}

const head = (paper: PdfPaper, { title, sample, facts }: Quotation) => {
  const half = paper.width / 2
  const top = paper.y
  paper.logo(brand.product)
  let y = paper.y + paper.text(inOneLine(title), paper.left, paper.y, half, { bold: true, size: sizes.title })
  if (sample) y += paper.text(inOneLine(sample), paper.left, y, half, { bold: true })
  let right = top
  for (const { label, value } of facts) {
    const x = paper.left + half
    const name = paper.text(inOneLine(label), x, right + 1, half * 0.4, {
      size: sizes.small,
      color: ink.quiet,
    })
    const height = paper.text(value, x + half * 0.4, right, half * 0.6)
    right += Math.max(name + 1, height) + 1
  }
  paper.y = Math.max(y, right) + 3
  paper.rule()
  paper.y += 4
}

const parties = (paper: PdfPaper, { parties: both, about, machines }: Quotation) => {
  const half = paper.width / 2
  const heights = both.map(({ role, lines }, index) => {
    const x = paper.left + index * half
    let height = paper.text(inOneLine(role), x, paper.y, half - 12, { bold: true, size: sizes.small })
    for (const line of lines) height += paper.text(line, x, paper.y + height, half - 12)
    return height
  })
  paper.y += Math.max(...heights) + 4
  subjects(
    paper,
    about.map(({ label, value }) => `${inOneLine(label)}: ${value}`),
  )
  if (machines) {
    const label = `${inOneLine(machines.label)}:`
    const items = machines.items.map(inOneLine)
    // Saves a single machine the line of its heading.
    const texts = items.length > 1 ? [label, ...items] : [`${label} ${items.join('')}`]
    for (const text of texts) paper.paragraph(text, { size: sizes.small }, 0)
  }
  paper.y += 2
}

/** Writes short texts in pairs, longer ones across the page. */
const subjects = (paper: PdfPaper, texts: readonly string[]) => {
  const half = paper.width / 2
  const isShort = (text: string | undefined): text is string =>
    text !== undefined && paper.heightOf(text, half - 12) <= paper.heightOf('–', half)
  const [first, second, ...rest] = texts
  if (first === undefined) return
  if (!isShort(first) || !isShort(second)) {
    paper.paragraph(first, {}, 1)
    return subjects(paper, texts.slice(1))
  }
  paper.text(second, paper.left + half, paper.y, half - 12)
  paper.y += paper.text(first, paper.left, paper.y, half - 12) + 1
  subjects(paper, rest)
}

/** The sums on the right, with the total in words and the link to the order beside them. */
const sumsOf = (paper: PdfPaper, quotation: Quotation) => {
  const { total, words, information, link } = quotation
  const x = paper.left + sumsFrom * paper.width
  const width = (1 - sumsFrom) * paper.width
  const row = ({ label, value }: NamedSum, style: { bold?: boolean } = {}): [number, () => void] => {
    const height = paper.heightOf(inOneLine(label), width * 0.74, style) + 1.5
    return [
      height,
      () => {
        paper.text(inOneLine(label), x, paper.y, width * 0.74, style)
        paper.text(value, x + width * 0.74, paper.y, width * 0.26, { ...style, align: 'end' })
        paper.y += height
      },
    ]
  }
  const quiet = { size: sizes.small, color: ink.quiet }
  const note = inOneLine(information.label)
  const rows = [
    ...quotation.sums.map((sum) => row(sum)),
    row(total, { bold: true }),
    [
      paper.heightOf(note, width, quiet) + 3,
      () => {
        paper.y += 2
        paper.y += paper.text(note, x, paper.y, width, quiet) + 1
      },
    ] as const,
    ...information.sums.map((sum, index) => row(sum, { bold: index === information.sums.length - 1 })),
  ]
  const beside = sumsFrom * paper.width - 16
  const inWords = { th: `(${words.th})`, en: `(${words.en})` }
  const wordsHeight = paper.heightOf(inWords, beside, { bold: true })
  const height =
    Math.max(
      rows.reduce((all, [one]) => all + one, 0),
      wordsHeight + 4 + codeSize,
    ) + 10
  const put = () => {
    paper.need(height)
    const top = paper.y + 4
    paper.y = top
    for (const [, putRow] of rows) putRow()
    paper.text(inWords, paper.left, top, beside, { bold: true })
    const modules = encodeQR(link.address, 'raw', { ecc: 'low', border: 2 })
    const codeTop = top + wordsHeight + 4
    paper.code(modules, paper.left, codeTop, codeSize, link.address, link.label.en)
    paper.text(link.label, paper.left + codeSize + 8, codeTop + codeSize / 2 - 12, beside - codeSize - 8, {
      size: sizes.small,
    })
    paper.y = top + height - 4
  }
  return { height, put }
}

/** Writes Thai and English side by side, so that each can be read on its own. */
const terms = (paper: PdfPaper, { terms: { title, items } }: Quotation) => {
  const gap = 14
  const width = (paper.width - gap) / 2
  const style = { size: sizes.small }
  const rows = items.map(({ th, en }, index) => {
    const texts = [`${index + 1}. ${th}`, `${index + 1}. ${en}`]
    return { texts, height: Math.max(...texts.map((text) => paper.heightOf(text, width, style))) }
  })
  const all = rows.reduce((height, row) => height + row.height + 0.5, 16)
  // Keeps the signed terms on the same page as the signatures.
  paper.need(all + signaturesHeight)
  paper.paragraph(inOneLine(title), { bold: true, size: sizes.heading }, 1)
  for (const { texts, height } of rows) {
    paper.need(height)
    paper.text(texts[0] ?? '', paper.left, paper.y, width, style)
    paper.text(texts[1] ?? '', paper.left + width + gap, paper.y, width, { ...style, lang: 'en-GB' })
    paper.y += height + 0.5
  }
}

const signatureLines = ['signature', 'name', 'position', 'signedOn'] as const
const signatureStep = 14
const signaturesHeight = signatureLines.length * signatureStep + 22

const signatures = (paper: PdfPaper, { signatures: roles, signing }: Quotation) => {
  const height = signaturesHeight - 6
  paper.need(signaturesHeight)
  paper.y += 6
  const half = paper.width / 2
  for (const [index, role] of roles.entries()) {
    const x = paper.left + index * half
    const seal = 62
    const labels = 84
    paper.text(inOneLine(role), x, paper.y, half - 12, { bold: true })
    for (const [place, label] of signatureLines.entries()) {
      const y = paper.y + 16 + place * signatureStep
      paper.text(inOneLine(signing[label]), x, y, labels, { size: sizes.small })
      paper.line(x + labels, y + 10, half - labels - seal - 26)
    }
    paper.box(x + half - seal - 14, paper.y + 14, seal, height - 20)
    paper.text(inOneLine(signing.seal), x + half - seal - 11, paper.y + 16, seal - 6, {
      size: sizes.small,
      color: ink.quiet,
    })
  }
  paper.y += height
}
