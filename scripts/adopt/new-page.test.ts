import { expect, test } from 'vitest'
import { newPage, offerDocument } from './new-page.ts'

const item = (id: string, label: string) => ({
  label,
  file: `description-${id}.pdf`,
  note: `From [its page](page:${id}).`,
})

const bolt = { id: 'bolt', label: 'Bolt' }

test('a new page gets one document where each page of its kind has one, without the words of another', () => {
  const content = { blocks: [{ type: 'downloads', items: [item('acme', 'Acme')] }] }
  const like = ['me', 'acme']
  for (const _run of [1, 2]) expect(offerDocument(content, 'en', like, bolt)).toBe(true)
  const { purpose } = newPage('en', 'Bolt', []) as { purpose: string }
  expect(content.blocks[0]?.items).toEqual([
    item('acme', 'Acme'),
    { ...item('bolt', 'Bolt'), note: `[${purpose}](page:bolt)` },
  ])
})

test('a document in another language keeps the language in its name', () => {
  const thai = { ...item('acme', 'Acme'), file: 'description-acme.th.pdf' }
  const content = { blocks: [{ type: 'downloads', items: [thai] }] }
  offerDocument(content, 'th', ['acme'], bolt)
  expect(content.blocks[0]?.items[1]?.file).toBe('description-bolt.th.pdf')
})

test('a page that offers other documents is left alone', () => {
  const content = { blocks: [{ type: 'downloads', items: [item('acme', 'Acme')] }, { type: 'list' }] }
  expect(offerDocument(content, 'en', ['other'], bolt)).toBe(false)
  expect(content.blocks[0]?.items).toHaveLength(1)
})

test('a heading has a space before the label only where its script needs one', () => {
  const heading = (language: string, label: string) =>
    (newPage(language, label, []) as { blocks: { title: string }[] }).blocks[0]?.title
  expect(heading('th', 'ซ่อมอุปกรณ์')).toBe('เกี่ยวกับซ่อมอุปกรณ์')
  expect(heading('th', 'Zeppelins')).toBe('เกี่ยวกับ Zeppelins')
  expect(heading('en', 'Zeppelins')).toBe('About Zeppelins')
})
