import { expect, test } from 'vitest'
import { offerDocument } from './new-page.ts'

const item = (id: string, label: string) => ({
  label,
  file: `description-${id}.pdf`,
  note: `From [its page](page:${id}).`,
})

test('a new page has its document where each of its kind has one, once', () => {
  const content = { blocks: [{ type: 'downloads', items: [item('acme', 'Acme')] }] }
  const like = ['me', 'acme']
  for (const _run of [1, 2]) expect(offerDocument(content, like, 'bolt', 'Bolt')).toBe(true)
  expect(content.blocks[0]?.items).toEqual([item('acme', 'Acme'), item('bolt', 'Bolt')])
})

test('a page that offers other documents is left alone', () => {
  const content = { blocks: [{ type: 'downloads', items: [item('acme', 'Acme')] }, { type: 'list' }] }
  expect(offerDocument(content, ['other'], 'bolt', 'Bolt')).toBe(false)
  expect(content.blocks[0]?.items).toHaveLength(1)
})
