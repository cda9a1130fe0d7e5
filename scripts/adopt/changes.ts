import { existsSync } from 'node:fs'
import { areaOf, namespaceOf } from '../../src/catalogue/urls.ts'
import { isIndexed } from '../../src/findability/indexed.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { brand } from '../../src/provider/brand.ts'
import type { Page } from '../../src/provider/schema.ts'
import { fileOf } from '../content/sources.ts'
import type { Answers } from './answers.ts'
import { currentPages, declaredPages, itemsOf } from './current.ts'
import { itemsNotKept } from './items.ts'
import { readJson } from './source-file.ts'

/** What a run does to the catalogue. */
export interface Changes {
  readonly removed: readonly Page[]
  readonly removedIds: ReadonlySet<string>
  readonly added: Answers['add']
  /** Pages with another path than before. */
  readonly renamed: readonly Page[]
  /** The catalogue after the run. */
  readonly pages: readonly Page[]
  /** Pages that are declared in their file after the run: items of a collection move with the page that lists them. */
  readonly declared: readonly Page[]
}

/** A page that the answers add, as the catalogue lists it. */
export const asPage = ({ id, path, kind, label }: Answers['add'][number]): Page => ({
  id,
  path: path as Page['path'],
  content: label.en ?? id,
  kind,
})

/** Whether a landing page has lost every page that it lists. */
const isEmptied = (page: Page, removed: readonly Page[], added: Answers['add']): boolean => {
  const listed = currentPages.filter((other) => other.kind !== 'landing' && areaOf(other) === areaOf(page))
  return (
    page.kind === 'landing' &&
    listed.length > 0 &&
    itemsOf(page).every((item) => removed.includes(item)) &&
    listed.every((other) => removed.includes(other)) &&
    !added.some((other) => areaOf(asPage(other)) === areaOf(page))
  )
}

/** Whether an item of a collection is a sample in some language. */
const isSampleItem = (item: Page): boolean =>
  languageCodes
    .map((language) => fileOf(language, namespaceOf(item)))
    .some((file) => existsSync(file) && !isIndexed(item, readJson<Parameters<typeof isIndexed>[1]>(file)))

/** The path that a page has before the run. */
export const formerPathOf = ({ id, path }: Page): Page['path'] =>
  currentPages.find((page) => page.id === id)?.path ?? path

/** Replaces the former brand's name at the end of a path or a label, such as `/why-{slug}`. */
const renameEnd = (text: string, from: string, to: string) =>
  text.endsWith(from) ? text.slice(0, -from.length) + to : text

/** A declared page at its place below the page that lists it, if that has moved. */
const movedWith = (page: Page, renamed: readonly Page[]): Page => {
  const above = renamed.find((other) => itemsOf(other).includes(page))
  return above ? { ...page, path: `${above.path}/${page.id}` } : page
}

/** Picks the answers that are not applied yet, so that a second run with the same answers changes nothing. */
export const changesOf = ({ keep = {}, add, move, brand: newBrand }: Answers): Changes => {
  const kept: Readonly<Partial<Record<string, readonly string[]>>> = keep
  const unkept = currentPages.filter(
    ({ id, kind }) => kept[kind] && !kept[kind].includes(id) && !add.some((page) => page.id === id),
  )
  const items = itemsNotKept(declaredPages, keep, isSampleItem)
  const emptied = currentPages.filter((page) => isEmptied(page, [...unkept, ...items], add))
  // A collection's items are removed with its landing page.
  const below = [...unkept, ...emptied].flatMap(itemsOf)
  const removed = [...new Set([...unkept, ...emptied, ...items, ...below])]
  const added = add.filter(({ id }) => !currentPages.some((page) => page.id === id))
  const remaining = currentPages
    .filter((page) => !removed.includes(page))
    .map((page) => ({
      ...page,
      path: (move[page.id] ??
        renameEnd(page.path, `-${brand.slug}`, `-${newBrand?.slug ?? brand.slug}`)) as Page['path'],
      content: renameEnd(page.content, brand.product, newBrand?.product ?? brand.product),
    }))
  const renamed = remaining.filter((page) => page.path !== formerPathOf(page))
  return {
    removed,
    removedIds: new Set(removed.map(({ id }) => id)),
    added,
    renamed,
    pages: [...remaining, ...added.map(asPage)],
    declared: declaredPages.filter((page) => !removed.includes(page)).map((page) => movedWith(page, renamed)),
  }
}
