import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hrefOf } from '../../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'

/** The fields of a catalogue page that are used here. */
export interface AnyPage {
  readonly id: string
  readonly path: string
  readonly namespace: string
}

/** Every page in every language, whether or not a build has it. */
export const builtPages = (
  pages: readonly AnyPage[],
): { page: AnyPage; language: Language; href: string }[] =>
  pages.flatMap((page) =>
    languageCodes.map((language) => ({ page, language, href: hrefOf(page.path, language) })),
  )

/** The HTML of a page in a build's folder, or `undefined` if the build lacks the page. */
export const htmlOf = (folder: string, href: string): string | undefined => {
  try {
    return readFileSync(join(folder, href === '/' ? 'index.html' : `${href}.html`), 'utf8')
  } catch {
    return undefined
  }
}

/** Bytes with separators, or a dash for a page that a build lacks. */
export const bytes = (number: number | undefined): string =>
  number === undefined ? '–' : number.toLocaleString('en')
