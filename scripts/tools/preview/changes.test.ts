import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesOf, commentOf } from './changes.ts'

const pages = [
  { id: 'home', path: '/', namespace: 'pages/home' },
  { id: 'a', path: '/a', namespace: 'pages/a' },
  { id: 'b', path: '/b', namespace: 'pages/b' },
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'))
  const html = (text: string, hash: string) => `<script src="/assets/app-${hash}.js"></script><p>${text}</p>`
  const build = (name: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name, file)), { recursive: true })
      writeFileSync(join(folder, name, file), text)
    }
  }
  build('before', {
    'index.html': html('home', 'one'),
    'th.html': html('หน้าแรก', 'one'),
    'a.html': html('a', 'one'),
    'th/a.html': html('ก', 'one'),
  })
  build('after', {
    // Only the name of the script differs.
    'index.html': html('home', 'two'),
    'th.html': html('หน้าแรก', 'two'),
    'a.html': html('a, and more of it', 'two'),
    'th/a.html': html('ก', 'two'),
    'b.html': html('b', 'two'),
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const found = (files: readonly string[] = []) =>
  changesOf(pages, join(folder, 'before'), join(folder, 'after'), new Set(files))

test('a page with another text is a change; one whose scripts merely have other names is not', () => {
  expect(found().map(({ href, texts }) => [href, texts])).toEqual([
    ['/a', false],
    ['/b', false],
  ])
})

test('a page whose texts changed between two commits is named as such', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  git('init', '-q')
  git('commit', '-qm', 'before', '--allow-empty')
  mkdirSync(join(folder, 'locales/th/pages'), { recursive: true })
  writeFileSync(join(folder, 'locales/th/pages/a.json'), '{}')
  git('add', 'locales')
  git('commit', '-qm', 'after')
  const files = git('diff', '--name-only', 'HEAD~1..HEAD').split('\n')
  expect(found(files).map(({ href, texts }) => [href, texts])).toContainEqual(['/th/a', true])
})

test('the comment has each page with its size before and after, those with other texts first', () => {
  const comment = commentOf(found(['locales/th/pages/a.json']), [], 'https://example.org/run/1')
  expect(comment).toMatch(/^3 pages change, \+/)
  const rows = comment.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(['`/th/a`', '`/a`', '`/b`'])
  expect(rows[0]).toMatch(/\| texts \| \d+ \| \d+ \| [±+−]/)
  expect(rows[2]).toContain('| – |')
  expect(rows[2]).toContain('| new |')
  expect(comment).toContain('(https://example.org/run/1)')
  expect(commentOf([], [], '')).toContain('No page changes.')
})
