import { execFileSync } from 'node:child_process'
import { defaultLanguage, type Language, languageCodes } from '../../../src/i18n/languages.ts'
import { neutralKeys } from '../../content/quality/texts.ts'
import { fileOf } from '../../content/sources.ts'
import type { Json } from '../../content/strings.ts'

const git = (folder: string, args: readonly string[], input?: string) =>
  execFileSync('git', args, { cwd: folder, input: input ?? '', maxBuffer: 1e9 })

interface Commit {
  readonly id: string
  /** Seconds since 1970. */
  readonly time: number
}

/** The commits that changed any of the files, the oldest first. */
const commitsOf = (files: readonly string[], folder: string): Commit[] =>
  git(folder, ['log', '--reverse', '--format=%H %ct', '--', ...files])
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', time] = line.split(' ')
      return { id, time: Number(time) }
    })

/** The files' contents at each commit, read by a single process; `undefined` if a commit lacks the file. */
const readAll = (names: readonly string[], folder: string): (string | undefined)[] => {
  const output = git(folder, ['cat-file', '--batch'], `${names.join('\n')}\n`)
  let at = 0
  return names.map(() => {
    const end = output.indexOf('\n', at)
    const size = Number(/ blob (\d+)$/.exec(output.subarray(at, end).toString())?.[1])
    at = end + 1
    if (Number.isNaN(size)) return undefined
    const text = output.subarray(at, at + size).toString()
    at += size + 1
    return text
  })
}

/** The texts of a file by key; blocks are identified by their anchors, so that inserting others before them changes no key. */
function* texts(value: Json, key = '', name = ''): Generator<[key: string, text: string]> {
  if (typeof value === 'string') {
    if (!neutralKeys.has(name)) yield [key, value]
  } else if (value !== null && typeof value === 'object')
    for (const [inner, item] of Object.entries(value)) {
      const anchor = (item as { id?: Json } | null)?.id
      const step = Array.isArray(value) && typeof anchor === 'string' ? anchor : inner
      yield* texts(item, key ? `${key}.${step}` : step, Array.isArray(value) ? name : inner)
    }
}

const textsOf = (file: string | undefined): ReadonlyMap<string, string> => {
  try {
    return new Map(texts(JSON.parse(file ?? '{}')))
  } catch {
    return new Map()
  }
}

/** A text that is outdated, because its twin in the other language has changed since they last matched. */
export interface Behind {
  readonly language: Language
  readonly key: string
  /** When the twin changed, in seconds since 1970. */
  readonly since: number
}

/**
 * Finds the texts of a page that are outdated: if a text changes in one language alone, the other is outdated until it changes too.
 *
 * @param folder of the repository
 */
export const behind = (namespace: string, folder = '.'): Behind[] =>
  languageCodes
    .filter((language) => language !== defaultLanguage)
    .flatMap((other) => {
      const pair = [defaultLanguage, other] as const
      const files = pair.map((language) => fileOf(language, namespace))
      const commits = commitsOf(files, folder)
      const versions = readAll(
        commits.flatMap(({ id }) => files.map((file) => `${id}:${file}`)),
        folder,
      ).map(textsOf)
      const late = new Map<string, Behind>()
      for (const [index, { time }] of commits.entries()) {
        const now = [versions[index * 2], versions[index * 2 + 1]] as const
        const then = [versions[index * 2 - 2], versions[index * 2 - 1]] as const
        for (const key of new Set([...(now[0]?.keys() ?? []), ...(now[1]?.keys() ?? [])])) {
          const [first, second] = [0, 1].map((one) => now[one]?.get(key) !== then[one]?.get(key))
          if (!first && !second) continue
          const language = first ? pair[1] : pair[0]
          const follows = late.get(key)?.language === (first ? pair[0] : pair[1])
          if (follows || (first && second)) late.delete(key)
          else if (!late.has(key)) late.set(key, { language, key, since: time })
        }
      }
      // Removed texts need no translation.
      const last = versions.slice(-2)
      return [...late.values()].filter(({ key }) => last.every((version) => version.has(key)))
    })
