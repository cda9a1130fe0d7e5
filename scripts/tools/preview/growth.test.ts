import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { growthOf, growthText } from './growth.ts'

const pages = ['home', 'a', 'b', 'c'].map((id) => ({
  id,
  path: id === 'home' ? '/' : `/${id}`,
  namespace: `pages/${id}`,
}))

/** Text that brotli cannot make shorter than half. */
const noise = (bytes: number) => randomBytes(bytes).toString('hex')
const [site, style, form] = [noise(10_000), noise(4000), noise(3000)]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'growth-'))
  const build = (name: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name, file)), { recursive: true })
      writeFileSync(join(folder, name, file), text)
    }
  }
  const html = (hash: string, text = '', more = '') =>
    `<link rel="stylesheet" href="/assets/style-${hash}.css"><script data-scripts="site-${hash}.js${more}"></script><p>${text}</p>`
  build('before', {
    'index.html': html('aaaaaaaa'),
    'a.html': html('aaaaaaaa'),
    'b.html': html('aaaaaaaa'),
    'assets/site-aaaaaaaa.js': site,
    'assets/style-aaaaaaaa.css': style,
  })
  build('after', {
    'index.html': html('bbbb_bbb'),
    'a.html': html('bbbb_bbb', noise(100), ' form-cccccccc.js'),
    'b.html': html('bbbb_bbb', '', ' form-cccccccc.js'),
    'c.html': html('bbbb_bbb', noise(9000)),
    'assets/site-bbbb_bbb.js': site + noise(500),
    'assets/style-bbbb_bbb.css': style,
    'assets/form-cccccccc.js': form,
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const found = () => growthOf(pages, join(folder, 'before'), join(folder, 'after'))

test('a page that grew by a tenth is named with what made it grow; less growth, a new page or other hashes do not count', () => {
  expect(languageCodes.length).toBeGreaterThan(1)
  expect(found().map(({ href, causes }) => [href, ...causes.map(([part]) => part)])).toEqual([
    ['/a', 'form.js', 'site.js', 'HTML'],
    ['/b', 'form.js', 'site.js', 'HTML'],
  ])
})

test('pages that grew for one cause share a row', () => {
  const [grown] = found()
  if (!grown) throw new Error('none grew')
  const rows = growthText([grown, { ...grown, href: '/z' }]).filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/^\| `\/a` and 1 more \|/)
  expect(growthText([])).toEqual([expect.stringContaining('No page')])
})
