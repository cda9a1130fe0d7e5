import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')
const root = join(repository, 'node_modules/.cache')
const weekInMs = 7 * 86_400_000

/**
 * Returns the cached result of `make`. Processes that miss it at the same time each make it; the file is written atomically, so none reads a
 * partial one.
 * @param folder groups what the same code makes
 * @param key everything that the result depends on
 */
export const cached = async (
  folder: string,
  key: string | Buffer,
  make: () => Promise<Uint8Array> | Uint8Array,
): Promise<Buffer> => {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
  const file = join(root, folder, name)
  const found = await readFile(file).catch(() => undefined)
  if (found) {
    const now = new Date()
    await utimes(file, now, now)
    return found
  }
  const made = Buffer.from(await make())
  await mkdir(join(root, folder), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, made)
  await rename(unfinished, file)
  return made
}

/** Removes what has not been used for a week, or for another time in ms. */
export const pruneCache = async (folder: string, unused = weekInMs): Promise<void> => {
  for (const name of await readdir(join(root, folder)).catch(() => [])) {
    const file = join(root, folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > unused) await rm(file, { recursive: true, force: true })
  }
}

/**
 * Hashes source files for use in a cache key, so that changing the code invalidates its results.
 * @param patterns from the repository's root
 */
export const sourceHash = (patterns: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: repository }).sort())
    hash.update(file).update(readFileSync(join(repository, file)))
  return hash.digest('hex')
}
