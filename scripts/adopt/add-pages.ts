import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { type Language, languageCodes, languages } from '../../src/i18n/languages.ts'
import type { MenuSource, Page } from '../../src/provider/schema.ts'
import { fileOf } from '../content/sources.ts'
import { asPage, type Changes } from './changes.ts'
import { landingOf } from './current.ts'
import { closest, groupFor } from './lists.ts'
import { newPage, offerDocument } from './new-page.ts'
import { readJson, writeJson } from './source-file.ts'

type Indexed = { blocks: { type: string; groups?: { pages?: string[] }[] }[] }

/** Writes placeholder texts, except in a language that only has some of the pages. */
const writeTexts = (language: Language, page: Page, label: string, pages: readonly Page[]) => {
  if (languages[language].partial) return
  const file = fileOf(language, namespaceOf(page))
  const related = [...new Set([landingOf(page, pages), 'pricing', 'contact'])].slice(0, 2)
  mkdirSync(dirname(file), { recursive: true })
  writeJson(file, newPage(language, label, related))
}

/**
 * Offers the page's document wherever the documents of other pages of its kind are offered.
 * @returns a line for each
 */
const offerDocuments = (language: Language, page: Page, label: string, pages: readonly Page[]): string[] => {
  const alike = pages.filter(({ kind, id }) => kind === page.kind && id !== page.id).map(({ id }) => id)
  return pages.flatMap((offering) => {
    const file = fileOf(language, namespaceOf(offering))
    if ((offering.kind !== 'article' && offering.kind !== 'legal') || !existsSync(file)) return []
    const content = readJson<{ blocks: { type: string }[] }>(file)
    if (!offerDocument(content, language, alike, { id: page.id, label })) return []
    writeJson(file, content)
    return [`  ${file}: ${page.id}`]
  })
}

/**
 * Lists the page on its area's landing page, and on the home page if that lists its neighbours in the menus.
 * @returns the files in which its place is left to the owner
 */
const listOnPages = (
  language: Language,
  page: Page,
  pages: readonly Page[],
  menus: readonly MenuSource<string>[],
): string[] => {
  const menuGroup =
    menus
      .flatMap(({ groups }) => groups.map(({ pages: ids = [] }) => ids))
      .find((ids) => ids.includes(page.id)) ?? []
  const beside = menuGroup.filter((id) => id !== page.id)
  const alike = pages.filter(({ kind, id }) => kind === page.kind && id !== page.id).map(({ id }) => id)
  const landing = landingOf(page, pages)
  return pages
    .filter(({ id, kind }) => kind === 'home' || (id === landing && kind === 'landing'))
    .flatMap((above) => {
      const file = fileOf(language, namespaceOf(above))
      if (!existsSync(file)) return []
      const content = readJson<Indexed>(file)
      const indexes = content.blocks.filter(({ type }) => type === 'index').map(({ groups = [] }) => groups)
      const group =
        above.kind === 'home' ? groupFor(indexes.flat(), beside, alike) : closest(indexes[0] ?? [], beside)
      if (group === 'unclear') return [file]
      if (group?.pages && !group.pages.includes(page.id)) group.pages.push(page.id)
      writeJson(file, content)
      return []
    })
}

/**
 * Creates placeholder texts for new pages, and lists the pages wherever their neighbours are listed.
 * @returns a line for each list that an owner has to put a page into, and for each page that offers a new page's document
 */
export const addPages = (
  { added, pages }: Changes,
  menus: readonly MenuSource<string>[],
): Record<'unplaced' | 'offered', string[]> => {
  const told = languageCodes.flatMap((language) =>
    added.map((answer) => {
      const page = asPage(answer)
      const label = answer.label[language] ?? page.content
      writeTexts(language, page, label, pages)
      return {
        offered: offerDocuments(language, page, label, pages),
        unplaced: listOnPages(language, page, pages, menus).map((file) => `  ${file}: ${page.id}`),
      }
    }),
  )
  return {
    unplaced: told.flatMap(({ unplaced }) => unplaced),
    offered: told.flatMap(({ offered }) => offered),
  }
}
