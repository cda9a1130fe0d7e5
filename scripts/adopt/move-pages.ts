import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../src/i18n/languages.ts'
import type { Page } from '../../src/provider/schema.ts'
import { fileOf } from '../content/sources.ts'
import { rewriteAddresses } from './brand.ts'
import { formerPathOf } from './changes.ts'
import { itemsOf } from './current.ts'

/** Moves a page's texts; a language may lack the page. */
const moveTexts = (language: Language, from: string, to: string) => {
  const [before, after] = [fileOf(language, from), fileOf(language, to)]
  if (!existsSync(before)) return
  mkdirSync(dirname(after), { recursive: true })
  renameSync(before, after)
}

/** Writes the new paths into the files that contain whole addresses. */
const rewritePaths = (renamed: readonly Page[], siteUrl: string) =>
  rewriteAddresses((text) =>
    renamed.reduce((all, page) => {
      const address = RegExp.escape(siteUrl + formerPathOf(page))
      return all.replaceAll(new RegExp(`${address}(?![\\w/-])`, 'g'), siteUrl + page.path)
    }, text),
  )

/** Moves the texts of pages with a new path, and of the items of collections below them. */
export const movePages = (renamed: readonly Page[], siteUrl: string) => {
  rewritePaths(renamed, siteUrl)
  for (const page of renamed) {
    const [from, to] = [namespaceOf({ ...page, path: formerPathOf(page) }), namespaceOf(page)]
    if (from === to) continue
    for (const language of languageCodes) {
      moveTexts(language, from, to)
      for (const item of itemsOf(page)) moveTexts(language, namespaceOf(item), `${to}/${item.id}`)
    }
  }
}
