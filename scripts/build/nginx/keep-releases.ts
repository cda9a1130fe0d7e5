import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sourceDate } from '../findability/source-date.ts'
import { treeNames } from './trees.ts'

/** A release whose files an image contains. */
interface Release {
  /** When its source was committed, as ISO 8601. */
  readonly date: string
  /** Paths below `assets`. */
  readonly files: readonly string[]
}

/** Maximum number of earlier releases in an image, and how long it keeps them after they were replaced. */
const most = 3
const dayInMs = 86_400_000
const longest = 30 * dayInMs

const record = 'releases.json'

const filesBelow = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** Chooses the earlier releases, newest first, whose files open pages may still request; always includes the last one. */
const toKeep = (current: Release, earlier: readonly Release[]) => {
  const currentFiles = new Set(current.files)
  // A rebuild of the same source replaces nothing.
  const others = earlier.filter(({ files }) => !files.every((file) => currentFiles.has(file)))
  return others
    .slice(0, most)
    .filter(
      (_, index) =>
        index === 0 || Date.parse(current.date) - Date.parse(others[index - 1]?.date ?? '') < longest,
    )
}

/**
 * Copies into a new image what open pages of earlier releases may request: the files below `assets`, whose names change with their content.
 * @param previous an earlier image's /srv/site; may be empty
 * @param www the trees of the new image, to which the files are added
 * @param facts the folder of the new image's facts, to which the list of releases is written
 */
export const keepReleases = async (
  previous: string,
  www: string,
  facts: string,
  date = sourceDate(),
): Promise<void> => {
  const current = { date: date.toISOString(), files: await filesBelow(join(www, 'id/assets')) }
  const known = await readFile(join(previous, 'build', record), 'utf8').catch(() => '[]')
  const kept = toKeep(current, JSON.parse(known))
  for (const file of kept.flatMap(({ files }) => files))
    for (const tree of treeNames) {
      const path = join(tree, 'assets', file)
      const options = { force: false, preserveTimestamps: true }
      await cp(join(previous, 'www', path), join(www, path), options).catch(ignoreMissing)
    }
  await writeFile(join(facts, record), JSON.stringify([current, ...kept]))
}

/** Ignores missing files, since not every file is in every tree. */
const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [previous, www, facts] = positionals
  if (!previous || !www || !facts)
    throw new Error('usage: node scripts/build/nginx/keep-releases.ts <previous> <www> <facts>')
  await keepReleases(previous, www, facts)
}
