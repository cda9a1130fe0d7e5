import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixture, fixtureFiles, writeFixture } from '../../fixtures/fixture.ts'
import { cachedTrees } from './cached-trees.ts'
import { buildTrees } from './trees.ts'

let fixture: Fixture
let out: string
beforeAll(async () => {
  fixture = await writeFixture()
  out = await mkdtemp(join(tmpdir(), 'site-trees-'))
  await buildTrees(fixture.dist, join(out, 'one'))
})
afterAll(async () => {
  await fixture.remove()
  await rm(out, { recursive: true })
})

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const times = async (folder: string) => {
  const pairs = (await files(folder)).map(async (file) => [
    file.slice(folder.length),
    (await stat(file)).mtimeMs,
  ])
  return Object.fromEntries(await Promise.all(pairs))
}

test('the first tree has the public files as they are, without source maps and dot files', async () => {
  const listed = (await files(join(out, 'one/id')))
    .map((file) => file.slice(join(out, 'one/id/').length))
    .sort()
  const hidden = ['.env', '.git/config', 'assets/index-Ab3_-xYz.js.map']
  expect(listed).toEqual(
    Object.keys(fixtureFiles)
      .filter((path) => !hidden.includes(path))
      .sort(),
  )
  for (const path of listed)
    expect(await readFile(join(out, 'one/id', path))).toEqual(Buffer.from(fixtureFiles[path] as string))
})

test('compressed files have the same content and are smaller, except pages, which are in every tree', async () => {
  for (const [tree, decode] of [
    ['gz', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const compressed = await files(join(out, 'one', tree))
    expect(compressed.length).toBeGreaterThan(8)
    for (const file of compressed) {
      const original = await readFile(file.replace(`/one/${tree}/`, '/one/id/'))
      const content = await readFile(file)
      if (!file.endsWith('.html')) expect(content.length, file).toBeLessThan(original.length)
      expect(decode(content).equals(original), file).toBe(true)
    }
    expect(compressed.some((file) => /tiny|woff2|png|pdf/.test(file))).toBe(false)
    const pages = Object.keys(fixtureFiles).filter((path) => path.endsWith('.html'))
    expect(compressed).toEqual(expect.arrayContaining(pages.map((path) => join(out, 'one', tree, path))))
  }
})

test('times follow the content: equal in every build, past, and different after a change of the same size', async () => {
  await buildTrees(fixture.dist, join(out, 'two'))
  const [one, two] = [await times(join(out, 'one')), await times(join(out, 'two'))]
  expect(two).toEqual(one)
  for (const time of Object.values(one)) expect(time).toBeLessThan(Date.UTC(2008, 0))
  const content = await readFile(join(fixture.dist, 'services.html'), 'utf8')
  await writeFile(join(fixture.dist, 'services.html'), content.replace('services', 'SERVICES'))
  await buildTrees(fixture.dist, join(out, 'three'))
  const three = await times(join(out, 'three'))
  const changed = Object.keys(one).filter((file) => one[file] !== three[file])
  expect(changed.sort()).toEqual(['/br/services.html', '/gz/services.html', '/id/services.html'])
})

test('an empty folder is refused', async () => {
  const empty = await mkdtemp(join(out, 'empty-'))
  await expect(buildTrees(empty, join(out, 'none'))).rejects.toThrow('run the build first')
})

test('a name that an address could spell in several ways is refused', async () => {
  const odd = await mkdtemp(join(out, 'odd-'))
  await writeFile(join(odd, 'a page.html'), '')
  await expect(buildTrees(odd, join(out, 'none'))).rejects.toThrow('a page.html')
})

test('the cache builds once per content, also for several at a time', async () => {
  const folders = await Promise.all([cachedTrees(fixture.dist), cachedTrees(fixture.dist)])
  const built = (await stat(join(folders[0], 'id/index.html'))).ctimeMs
  expect(new Set(folders).size).toBe(1)
  expect(await cachedTrees(fixture.dist)).toBe(folders[0])
  expect((await stat(join(folders[0], 'id/index.html'))).ctimeMs).toBe(built)
  await writeFile(join(fixture.dist, 'new.txt'), 'new')
  expect(await cachedTrees(fixture.dist)).not.toBe(folders[0])
})
