import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { leftOutFiles } from '../../src/catalogue/build-pages.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { withItemTexts } from './items.ts'
import type { Json } from './strings.ts'
import { withVendorRows } from './vendor-texts.ts'

/** A language's locale files by namespace, as editors wrote them except that the vendors' cookies and items' derived texts are filled in. */
export type Sources = ReadonlyMap<string, Json>

/** Path from the folder in which npm runs scripts. */
export const localesFolder = 'locales'

/** The path of a locale file, for messages. */
export const fileOf = (language: Language, namespace: string) =>
  `${localesFolder}/${language}/${namespace}.json`

/**
 * Reads a language's locale files, except those of pages that this build lacks.
 * @throws if a file is not JSON, naming it
 */
export const readSources = (language: Language): Sources => {
  const folder = join(localesFolder, language)
  // A language that was only just listed has none.
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  return new Map(
    files.sort().flatMap((file) => {
      const name = namespace(file)
      if (leftOutFiles.includes(name)) return []
      return [[name, withItemTexts(name, withVendorRows(parse(join(folder, file)), language), language)]]
    }),
  )
}

const namespace = (file: string) =>
  relative('.', file)
    .replaceAll(sep, '/')
    .replace(/\.json$/, '')

const parse = (file: string): Json => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}
