import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Json } from '../../content/strings.ts'
import { behind } from './behind.ts'

let folder: string
const at = (day: number) => `2026-01-0${day}T00:00:00Z`

const commit = (day: number, files: Record<string, Json>) => {
  for (const [language, content] of Object.entries(files)) {
    const file = join(folder, `locales/${language}/pages/x.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: at(day), GIT_AUTHOR_DATE: at(day) },
    })
  git('add', '-A')
  git('commit', '-qm', `day ${day}`)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'behind-'))
  execFileSync('git', ['init', '-q'], { cwd: folder })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page = (h1: string, texts: string[], id = 'a') => ({
  h1,
  blocks: [{ type: 'prose', id, paragraphs: texts }],
})

const found = () => behind('pages/x', folder).map(({ language, key, since }) => [language, key, since])
const seconds = (day: number) => Date.parse(at(day)) / 1000

test('a text whose twin changed alone is behind until it follows, whichever language it is in', () => {
  commit(1, { en: page('One', ['two', 'three']), th: page('หนึ่ง', ['สอง', 'สาม']) })
  expect(found()).toEqual([])

  // Both change together, so neither is outdated. Identifiers don't count as texts.
  commit(2, { en: page('One!', ['two', 'three'], 'b'), th: page('หนึ่ง!', ['สอง', 'สาม'], 'b') })
  expect(found()).toEqual([])

  commit(3, { en: page('One!', ['two, changed', 'three'], 'b') })
  commit(4, { en: page('One!', ['two, changed again', 'three'], 'b') })
  expect(found()).toEqual([['th', 'blocks.b.paragraphs.0', seconds(3)]])

  commit(5, { th: page('หนึ่ง!', ['สอง แก้แล้ว', 'สาม แก้แล้ว'], 'b') })
  expect(found()).toEqual([['en', 'blocks.b.paragraphs.1', seconds(5)]])

  // A removed text needs no translation.
  commit(6, { en: page('One!', ['two, changed again'], 'b'), th: page('หนึ่ง!', ['สอง แก้แล้ว'], 'b') })
  expect(found()).toEqual([])
})
