import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepReleases } from './keep-releases.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-releases-'))
})
afterAll(() => rm(folder, { recursive: true }))

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

let count = 0

/** Makes an image's folders with files of the given names, on top of an earlier image. @returns its /srv/site */
const imageOf = async (names: readonly string[], date: Date, previous = join(folder, 'none')) => {
  const site = join(folder, `image-${count++}`)
  await mkdir(join(site, 'build'), { recursive: true })
  for (const name of names)
    for (const tree of name.endsWith('.woff2') ? ['id'] : ['id', 'br']) {
      const file = join(site, 'www', tree, 'assets', name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `${tree} ${name}`)
      await utimes(file, 1e9, 1e9)
    }
  await keepReleases(previous, join(site, 'www'), join(site, 'build'), date)
  return site
}

const scriptsOf = async (site: string) => (await readdir(join(site, 'www/id/assets'))).sort()

test('the files of the release before are kept in every tree, with the times that make their ETags', async () => {
  const first = await imageOf(['a-1.js', 'sans-1.woff2', '0123/locales/en/common.json'], day(1))
  const second = await imageOf(['a-2.js', 'sans-1.woff2'], day(200), first)
  const kept = join(second, 'www/br/assets/a-1.js')
  expect(await readFile(kept, 'utf8')).toBe('br a-1.js')
  expect((await stat(kept)).mtimeMs).toBe(1e12)
  expect(await readFile(join(second, 'www/id/assets/0123/locales/en/common.json'), 'utf8')).toContain('id ')
  expect(await readdir(join(second, 'www/br/assets'))).not.toContain('sans-1.woff2')
})

test('three earlier releases are kept, while those that replaced them are younger than 30 days', async () => {
  let site = await imageOf(['a-0.js'], day(0))
  for (const number of [1, 2, 3, 4]) site = await imageOf([`a-${number}.js`], day(number), site)
  expect(await scriptsOf(site)).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js'])
  const late = await imageOf(['a-5.js'], day(33), site)
  expect(await scriptsOf(late)).toEqual(['a-3.js', 'a-4.js', 'a-5.js'])
  const later = await imageOf(['a-6.js'], day(100), late)
  expect(await scriptsOf(later)).toEqual(['a-5.js', 'a-6.js'])
})

test('a rebuild of the same source keeps what the image before it kept', async () => {
  const first = await imageOf(['a-1.js'], day(1))
  const second = await imageOf(['a-2.js'], day(2), first)
  const rebuilt = await imageOf(['a-2.js'], day(2), second)
  expect(await scriptsOf(rebuilt)).toEqual(['a-1.js', 'a-2.js'])
  expect(await readFile(join(rebuilt, 'build/releases.json'), 'utf8')).toBe(
    await readFile(join(second, 'build/releases.json'), 'utf8'),
  )
})
