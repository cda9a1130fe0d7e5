import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../src/i18n/languages.ts'
import { fileOf } from '../content/sources.ts'
import { rewriteAddresses } from './brand.ts'
import { type Changes, formerPathOf } from './changes.ts'
import { itemsOf } from './current.ts'

type Move = readonly [from: string, to: string]

/** Moves files all at once, since one may take the place of another that moves too. */
export const moveFiles = (moves: readonly Move[]) => {
  const files = moves.flatMap(([from, to]) =>
    existsSync(from) && from !== to ? [{ from, to, text: readFileSync(from) }] : [],
  )
  for (const { from } of files) rmSync(from)
  for (const { to, text } of files) {
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, text)
  }
}

/** A text with the new addresses in place of the former ones, all at once. */
export const withNewAddresses = (text: string, moves: readonly Move[]): string => {
  const addresses = new Map(moves)
  if (addresses.size === 0) return text
  const former = [...addresses.keys()].map((address) => RegExp.escape(address)).join('|')
  return text.replaceAll(
    new RegExp(`(?:${former})(?![\\w/-])`, 'g'),
    (address) => addresses.get(address) ?? address,
  )
}

/** Moves the texts of pages with a new path, and of the items of collections below them; a language may lack a page. */
export const movePages = ({ renamed, removedIds }: Changes, siteUrl: string) => {
  const addresses = renamed.map((page): Move => [siteUrl + formerPathOf(page), siteUrl + page.path])
  rewriteAddresses((text) => withNewAddresses(text, addresses))
  const texts = renamed.flatMap((page): Move[] => {
    const [from, to] = [namespaceOf({ ...page, path: formerPathOf(page) }), namespaceOf(page)]
    const items = itemsOf(page).filter(({ id }) => !removedIds.has(id))
    return [[from, to], ...items.map((item): Move => [namespaceOf(item), `${to}/${item.id}`])]
  })
  const filesIn = (language: Language) =>
    texts.map(([from, to]): Move => [fileOf(language, from), fileOf(language, to)])
  moveFiles(languageCodes.flatMap(filesIn))
}
