import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { growSite, plainPage } from './grown-site.ts'

it('the copy has the requested number of additional pages, each at an address of its own', async () => {
  const site = growSite(3)
  try {
    const grown: { pages: typeof pages } = await import(join(site.folder, 'src/catalogue/pages.ts'))
    expect(grown.pages).toHaveLength(pages.length + 3)
    expect(new Set(grown.pages.map(({ path }) => path)).size).toBe(pages.length + 3)
  } finally {
    site.remove()
  }
})

it('the pages are copies of an article that is only text, or of a legal page if there is none', () => {
  const page = plainPage(pages)
  expect(plainPage(pages.filter(({ id }) => id !== page.id)).id).not.toBe(page.id)
  expect(plainPage(pages.filter(({ kind }) => kind === 'legal')).kind).toBe('legal')
})
