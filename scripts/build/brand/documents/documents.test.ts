/** @module-tag slow */

import { execFileSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it, vi } from 'vitest'
import type { Block } from '../../../../src/blocks/blocks.ts'
import { pages, pagesIn } from '../../../../src/catalogue/pages.ts'
import { pageOfKind } from '../../../../src/catalogue/some-page.fixture.ts'
import { type Language, languageCodes, languages, wholeLanguages } from '../../../../src/i18n/languages.ts'
import { plainText } from '../../../../src/typography/plain-text.ts'
import { withSplitSaraAm } from '../../../../src/typography/sara-am.ts'
import { descriptionFile, descriptionOf } from '../../../content/service-descriptions.ts'
import { translatedFile } from '../../../content/translated-file.ts'
import { stretchesOf } from '../../../content/typography/thai.ts'
import { compiledTexts } from '../../findability/compiled-texts.test-data.ts'
import { pageTexts } from '../../findability/page-texts.ts'
import { documentFiles, samplePapers } from './documents.ts'
import { pagePdf } from './page-pdf.ts'

const date = new Date('2026-01-01T00:00:00Z')
const words = {
  sample: 'Sample',
  responsibility: {
    task: 'Task',
    owner: 'Who',
    note: 'Note',
    provider: 'We',
    customer: 'You',
    shared: 'Both',
  },
}
const texts = languageCodes.map((language) => ({ language, compiled: compiledTexts[language] }))
const files = await documentFiles(texts, date)

/** Removes the characters that may end a line. */
const letters = (text: string) => withSplitSaraAm(text).replace(/[\s\u200b]/g, '')

/** The uncompressed contents of a PDF's streams. */
const streamsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return stream
      }
    })
    .join('\n')

const fileIn = (file: string, language: Language) =>
  files[`downloads/${translatedFile(file, language)}`] as Buffer
/** A paper with several tables, and headings enough for a second page. */
const whitepaper = samplePapers.find(({ file }) => file.startsWith('security-whitepaper'))

describe('sample PDFs', () => {
  it.each(samplePapers.flatMap(({ file }) => wholeLanguages.map((language) => [file, language] as const)))(
    '%s in %s is tagged, titled and dated',
    (name, language) => {
      const pdf = fileIn(name, language)
      const text = pdf.toString('latin1')
      expect(text).toMatch(/^%PDF-1\.7/)
      expect(text.trimEnd()).toMatch(/%%EOF$/)
      expect(text).toContain('/Marked true')
      expect(text).toContain(`/Lang (${languages[language].locale})`)
      expect(text).toContain('(D:20260101000000Z)')
      expect(text.match(/\/S \/H2/g)?.length).toBeGreaterThan(1)
      expect(text.match(/\/S \/TH\b/g)?.length).toBeGreaterThan(2)
      expect(pdf.length).toBeLessThan(100 * 1024)
    },
  )

  it.each(
    samplePapers
      .filter(({ isOnePage }) => isOnePage)
      .flatMap(({ file }) => wholeLanguages.map((language) => [file, language] as const)),
  )('%s in %s is one sheet of A4', (file, language) => {
    const facts = execFileSync('pdfinfo', ['-'], { input: fileIn(file, language), encoding: 'utf8' })
    expect(facts).toMatch(/^Pages: +1$/m)
    expect(facts).toMatch(/^Page size: .*A4/m)
  })

  const block = { type: 'prose', id: 'a', title: 'A', paragraphs: ['Text'] } as const
  const make = (sample: boolean, only?: string[]) =>
    pagePdf(
      { title: 'T', lead: 'L', blocks: [{ ...block, ...(sample && { sample }), paragraphs: ['Text'] }] },
      words,
      date,
      'en',
      { only },
    )

  it('mark what the provider must replace, and nothing else', async () => {
    const paragraphs = async (sample: boolean) =>
      (await make(sample)).toString('latin1').match(/\/S \/P\b/g)?.length ?? 0
    expect(await paragraphs(true)).toBe((await paragraphs(false)) + 1)
  })

  it('are the same bytes for the same texts and date', async () => {
    expect((await make(true)).equals(await make(true))).toBe(true)
  })

  it.runIf(whitepaper)('are numbered on every page', () => {
    const pdf = fileIn(whitepaper?.file ?? '', 'en')
    const count = Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
    expect(count).toBeGreaterThan(1)
    expect(streamsOf(pdf).match(/\/Artifact/g)?.length).toBe(2 * count)
  })

  it.runIf(whitepaper)('give programs the text of Thai headings, with letters in the right order', () => {
    const pdf = fileIn(whitepaper?.file ?? '', 'th')
    const name = translatedFile(whitepaper?.file ?? '', 'th')
    const blocks = pages.flatMap(({ id }) => pageTexts(compiledTexts.th, id).blocks)
    const items = blocks.flatMap((block) => (block.type === 'downloads' ? block.items : []))
    const { label = '' } = items.find(({ file }) => file === name) ?? {}
    const title = Buffer.from(label, 'utf16le').swap16().toString('latin1')
    expect(label).toMatch(/[ก-๛]/)
    // Once as the document's title, once as the heading's actual text.
    expect(pdf.toString('latin1').split(title)).toHaveLength(3)
  })

  it.each(wholeLanguages)('show every letter of every text in %s', async (language) => {
    const drawn = vi.spyOn(
      PDFDocument.prototype as unknown as { _fragment: (text: string) => void },
      '_fragment',
    )
    const tables = pages
      .filter(({ kind }) => kind === 'legal')
      .flatMap(({ id }) => pageTexts(compiledTexts[language], id).blocks)
      .filter((block) => block.type === 'table')
    expect(tables.length).toBeGreaterThan(2)
    await pagePdf({ title: 'T', lead: 'L', blocks: tables }, words, date, language)
    const lines = drawn.mock.calls.map(([text]) => text).join('')
    const shown = letters(lines)
    drawn.mockRestore()
    // Break marks would be drawn as spaces between words.
    expect(lines).not.toContain('\u200b')
    for (const { columns, rows } of tables)
      for (const text of [...columns, ...rows.flat()]) expect(shown).toContain(letters(plainText(text)))
  })

  it.each(samplePapers.filter(({ file }) => !file.startsWith('trust-summary')))(
    '$file gives programs the words of its page, as pdftotext reads them',
    ({ file, page: id }) => {
      const pdf = fileIn(file, 'th')
      const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
      const shown = text.replace(/\s/g, '')
      const { title, lead, blocks } = pageTexts(compiledTexts.th, id)
      const tables = blocks.filter((block) => block.type === 'table')
      const cells = tables.flatMap((table) => [...table.columns, ...table.rows.flat()])
      const written = [title, lead, ...cells]
        .map(plainText)
        .filter((one) => shown.includes(one.replace(/\s/g, '')))
      // The file leaves out some blocks of its page.
      expect(written.length).toBeGreaterThan(20)
      const words = new Set(written.flatMap((one) => stretchesOf(one).map((stretch) => stretch.text.trim())))
      expect([...words].filter((word) => !text.includes(word))).toEqual([])
      expect(text).not.toMatch(/[\u200b-\u200d\u2060\u0e4d]/)
    },
  )

  it.each(wholeLanguages)('describe each service in %s by its duties, levels and limits', (language) => {
    const { labels, responsibility } = compiledTexts[language].common as unknown as {
      labels: Record<string, string>
      responsibility: Record<string, string>
    }
    const services = pagesIn(language).filter(({ kind }) => kind === 'service')
    const named = services.map(({ id }) => translatedFile(descriptionFile(id), language))
    expect(Object.keys(files)).toEqual(expect.arrayContaining(named.map((file) => `downloads/${file}`)))
    const [service] = services
    const pdf = files[`downloads/${named[0]}`] as Buffer
    const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
    const shown = text.replace(/\s/g, '')
    const { blocks } = pageTexts(compiledTexts[language], (service as (typeof services)[number]).id)
    const duties = blocks.flatMap((block) => (block.type === 'responsibility' ? block.rows : []))
    const limits = blocks.flatMap((block) => (block.type === 'list' ? block.items : []))
    const expected = [
      labels[(service as (typeof services)[number]).id] as string,
      ...duties.flatMap(({ task, owner }) => [task, responsibility[owner] as string]),
      ...limits,
    ]
    expect(
      expected.map((one) => plainText(one).replace(/\s/g, '')).filter((one) => !shown.includes(one)),
    ).toEqual([])
  })

  it.each(languageCodes)('describe in %s the services whose pages link them, and no others', (language) => {
    const linked = pagesIn(language).flatMap(
      ({ id }) => pageTexts(compiledTexts[language], id).serviceDescription ?? [],
    )
    if (!languages[language].partial) expect(linked.length).toBeGreaterThan(0)
    const made = Object.keys(files).filter((path) =>
      pages.some(({ id }) => path === `downloads/${translatedFile(descriptionFile(id), language)}`),
    )
    expect(linked.map(({ file }) => `downloads/${file}`).toSorted()).toEqual(made.toSorted())
  })

  it('are samples where the page that offers them says so, and are missing where it leaves them out', () => {
    const [service, other] = [pageOfKind('service').id, pageOfKind('legal').id]
    const item = { label: 'A', file: translatedFile(descriptionFile(service), 'th'), note: 'B' }
    const offer: Block = { type: 'downloads', id: 'a', title: 'A', items: [item] }
    expect(descriptionOf([offer], service, 'th')).toEqual({ file: item.file })
    expect(descriptionOf([{ ...offer, sample: true }], service, 'th')).toEqual({
      file: item.file,
      sample: true,
    })
    expect(descriptionOf([offer], service, 'en')).toBeUndefined()
    expect(descriptionOf([offer], other, 'th')).toBeUndefined()
  })

  it('refuse a block that is not there', async () => {
    await expect(make(false, ['b'])).rejects.toThrow('"b"')
  })
})
