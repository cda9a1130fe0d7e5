import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from '../page/new-request.ts'
import { prices } from '../prices.fixture.ts'
import type { PriceRequest } from '../rules.ts'
import { pdfOf } from './pdf.ts'
import { quote, readFonts } from './quotation.test-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'quotation-'))
const write = async (name: string, request: PriceRequest) => {
  const path = join(folder, `${name}.pdf`)
  const quotation = quote(request)
  const file = await pdfOf(quotation, new Date('2026-11-22T09:00:00Z'), readFonts())
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()))
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, [...options, path, '-'].slice(0, program === 'pdfinfo' ? -1 : undefined), {
      encoding: 'utf8',
    })
  return { path, quotation, run }
}
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
  }, 60_000)

  it('fits a usual list on one page, with the signatures', () => {
    expect(short.run('pdfinfo')).toMatch(/Pages:\s+1\n/)
    expect(short.run('pdftotext')).toContain('ผู้มีอำนาจสั่งซื้อ')
  })

  it('fits a package’s order, with its machines in words, on at most two pages', async () => {
    for (const one of prices.packages) {
      const { run, quotation } = await write(one.id, { ...requestOf(prices, one, 'th'), payer: 'company' })
      expect(Number(/Pages:\s+(\d+)/.exec(run('pdfinfo'))?.[1]), one.id).toBeLessThanOrEqual(2)
      const text = run('pdftotext', '-raw').replace(/\s/g, '')
      for (const { th, en } of quotation.machines?.items ?? [])
        for (const words of [th, en]) expect(text).toContain(words.replace(/\s/g, ''))
    }
  })

  it('has every figure and every term as searchable text', () => {
    const text = long.run('pdftotext', '-raw').replaceAll('\n', ' ')
    const { lines, total, terms, words, reference } = long.quotation
    for (const cells of lines.rows)
      expect(text).toContain(cells.filter((cell) => typeof cell === 'string').at(-1) ?? '')
    for (const expected of [total.value, reference, words.en, ...terms.items.map(({ en }) => en)])
      expect(text.replaceAll(' ', '')).toContain(expected.replaceAll(' ', ''))
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
