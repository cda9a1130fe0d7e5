import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pruneCache } from '../fonts/file-cache.ts'
import { buildTrees, publicFiles } from './trees.ts'

const cache = join(import.meta.dirname, '../../../node_modules/.cache/nginx-trees')
const dayInMs = 86_400_000

/**
 * Builds the trees of `dist` once per content, because brotli takes seconds for the whole site; several processes may ask at the same time.
 * Removes trees that have not been used for a day.
 * @returns the folder that holds `id`, `gz` and `br`
 */
export async function cachedTrees(dist: string): Promise<string> {
  const folder = join(cache, await contentHash(dist))
  await mkdir(cache, { recursive: true })
  if (!existsSync(folder)) {
    const unfinished = await mkdtemp(join(cache, 'unfinished-'))
    await buildTrees(dist, unfinished)
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
    await pruneCache('nginx-trees', dayInMs)
  }
  const now = new Date()
  await utimes(folder, now, now)
  return folder
}

/** Hashes the files and the code that makes the trees. */
async function contentHash(dist: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(import.meta.dirname, 'trees.ts')))
  for (const path of await publicFiles(dist)) {
    const content = await readFile(join(dist, path))
    hash.update(`\0${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}
