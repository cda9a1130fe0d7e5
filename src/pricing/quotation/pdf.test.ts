import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../provider/brand.ts'
import { requestOf } from '../page/new-request.ts'
import { prices } from '../prices.fixture.ts'
import type { PriceRequest } from '../rules.ts'
import { noBuyer } from './buyer.ts'
import { pdfOf } from './pdf.ts'
import { quote, readFonts } from './quotation.test-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'quotation-'))
const write = async (name: string, request: PriceRequest, buyer = noBuyer) => {
  const path = join(folder, `${name}.pdf`)
  const quotation = quote(request, { buyer })
  const file = await pdfOf(quotation, new Date('2026-11-22T09:00:00Z'), readFonts())
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()))
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, [...options, path, '-'].slice(0, program === 'pdfinfo' ? -1 : undefined), {
      encoding: 'utf8',
    })
  return { path, quotation, run }
}
const pagesOf = (text: string) => text.split('\f').filter((page) => page.trim() !== '')
const base = { term: 12, payer: 'company', billing: 'monthly', start: '2026-12-01' } as const
const support = prices.support.at(-1)?.id ?? ''

describe('a quotation as a file', () => {
  let short: Awaited<ReturnType<typeof write>>
  let long: typeof short
  beforeAll(async () => {
    const few = prices.items.filter(({ minTerm, min }) => minTerm === 1 && min === 1).slice(0, 4)
    short = await write('short', {
      ...base,
      support: prices.support[0]?.id ?? '',
      items: Object.fromEntries(few.map(({ id }) => [id, 3])),
    })
    const all = Object.fromEntries(prices.items.map(({ id, min, step }) => [id, Math.max(min, step) + 1]))
    long = await write('long', { ...base, support, items: all, payer: 'government' })
  })

  it('fits a usual list on one page, with the signatures', () => {
    expect(short.run('pdfinfo')).toMatch(/Pages:\s+1\n/)
    expect(short.run('pdftotext')).toContain('ผู้มีอำนาจสั่งซื้อ')
  })

  it('fits a package’s order, with its machines in words, on one page, or on two if it has many lines', async () => {
    for (const one of prices.packages) {
      const { run, quotation } = await write(one.id, { ...requestOf(prices, one, 'th'), payer: 'company' })
      const isUsual = quotation.lines.rows.length <= 11
      expect(pagesOf(run('pdftotext', '-raw')).length, one.id).toBeLessThanOrEqual(isUsual ? 1 : 2)
      const text = run('pdftotext', '-raw').replace(/\s/g, '')
      for (const { th, en } of quotation.machines?.items ?? [])
        for (const words of [th, en]) expect(text).toContain(words.replace(/\s/g, ''))
    }
  })

  it('breaks a list of any length without parting rows, sums or signatures from what belongs to them', async () => {
    // A longer note moves all that follows down by a line.
    const lists = [
      ...[1, Math.ceil(prices.items.length / 2)].map((count) => ({ count, note: 0 })),
      ...Array.from({ length: 8 }, (_, index) => ({ count: prices.items.length, note: index * 3 })),
    ]
    for (const { count, note } of lists) {
      const items = Object.fromEntries(
        prices.items.slice(0, count).map(({ id, min, step }) => [id, Math.max(min, step) + 1]),
      )
      const buyer = { ...noBuyer, note: 'ข้อความยาว '.repeat(note * 12) }
      const { run, quotation } = await write('some', { ...base, term: 36, support, items }, buyer)
      const rows = quotation.lines.rows.flatMap(([, code]) =>
        typeof code === 'string' && code ? [code] : [],
      )
      const pages = pagesOf(run('pdftotext', '-raw'))
      const pageWith = (text: string) => pages.find((page) => page.includes(text)) ?? ''
      for (const page of pages.filter((one) => rows.some((code) => one.includes(`\n${code}\n`))))
        expect(page).toContain('ราคาต่อหน่วย')
      const page = pageWith(quotation.link.label.th)
      expect(page).toContain(quotation.total.value)
      // The columns' heads are there, so a row is too.
      expect(page).toContain('ราคาต่อหน่วย')
      expect(pageWith('ผู้มีอำนาจสั่งซื้อ')).toContain(quotation.terms.title.th)
    }
  })

  it('keeps the largest figures of the list whole', async () => {
    const items = Object.fromEntries(prices.items.map(({ id, max }) => [id, max]))
    const { run, quotation } = await write('most', { ...base, term: 36, support, items })
    const text = run('pdftotext', '-raw')
    for (const [, , , quantity, , , amount] of quotation.lines.rows.filter(({ length }) => length > 1))
      for (const figure of [quantity, amount]) expect(text).toContain(figure)
  })

  it('has every figure and every term as searchable text', () => {
    const text = long.run('pdftotext', '-raw').replaceAll('\n', ' ')
    const { lines, total, terms, words, reference } = long.quotation
    for (const cells of lines.rows)
      expect(text).toContain(cells.filter((cell) => typeof cell === 'string').at(-1) ?? '')
    for (const expected of [total.value, reference, words.en, ...terms.items.map(({ en }) => en)])
      expect(text.replaceAll(' ', '')).toContain(expected.replaceAll(' ', ''))
  })

  it('has footers that are copied as they are written', () => {
    const name = `${brand.legalEntityTh} / ${brand.legalEntity} · ${long.quotation.reference}`
    const pages = pagesOf(long.run('pdftotext', '-raw'))
    for (const page of pages) expect(page).toContain(name)
  })

  it('is a tree of headings, tables and a described picture for screen readers', () => {
    const tree = long.run('pdfinfo', '-struct')
    expect(tree).toMatch(/^Document\n\s+H1[\s\S]*Table[\s\S]*TH[\s\S]*TD[\s\S]*Figure[\s\S]*H2/)
    expect(long.run('pdfinfo')).toMatch(/Tagged:\s+yes/)
  })

  it('has a code that opens the order', async () => {
    execFileSync('pdftoppm', ['-r', '200', '-png', '-singlefile', short.path, join(folder, 'short')])
    const { data, info } = await sharp(join(folder, 'short.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(
      short.quotation.link.address,
    )
  })
})
