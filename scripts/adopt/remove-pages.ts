import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { areaOf, namespaceOf } from '../../src/catalogue/urls.ts'
import { defaultLanguage, languageCodes, wholeLanguages } from '../../src/i18n/languages.ts'
import { cloths } from '../../src/provider/cloths.ts'
import type { Page } from '../../src/provider/schema.ts'
import type { Claims } from '../content/claims/claims.ts'
import { isJsonObject } from '../content/json.ts'
import { blocksOf } from '../content/quality/blocks.ts'
import buttons from '../content/quality/buttons.json' with { type: 'json' }
import { fileOf, localesFolder, readSources } from '../content/sources.ts'
import { type Json, strings } from '../content/strings.ts'
import type { Changes } from './changes.ts'
import { currentPages, landingOf, providerFile, searchTermsFile, searchWordsFile } from './current.ts'
import { claimsOf } from './lists.ts'
import { lists, prunePage, withoutAnchors, withoutLinks } from './prune.ts'
import { entriesWhere } from './records.ts'
import type { Removal } from './removal.ts'
import { readJson, rewriteValue, writeJson } from './source-file.ts'

const removeTexts = (removed: readonly Page[]) => {
  for (const page of removed)
    for (const language of languageCodes) {
      rmSync(fileOf(language, namespaceOf(page)), { force: true })
      // Those of the default language stay, since the calculator's types and tests read them.
      if (page.kind === 'calculator' && language !== defaultLanguage)
        rmSync(fileOf(language, `calculators/${page.id}`), { force: true })
    }
}

/** Pages that a page may link to in place of removed ones, best first. */
const replacementsFor = (page: Page, pages: readonly Page[]): string[] => {
  const near = pages.filter((other) => areaOf(other) === areaOf(page)).map(({ id }) => id)
  return [...near, 'pricing', 'contact'].filter((id) => id !== page.id)
}

/** The label of a button that leads to the contact form, in each language. */
const contactLabels = (): string[] => {
  const contact = buttons.find(({ en }) => en === 'Talk to an engineer') ?? buttons[0]
  return languageCodes.map((language) => contact?.[language as 'en'] ?? contact?.en ?? '')
}

/** What an owner is told about pruned texts, in lines. */
export interface Pruned {
  /** Texts for the owner to read again: they have lost a link but kept its words, or may still sell removed pages without naming them. */
  readonly unlinked: readonly string[]
  /** Blocks that were removed with the pages that they were about. */
  readonly goneBlocks: readonly string[]
  /** Blocks that have lost items, and may still count or describe these. */
  readonly shorterBlocks: readonly string[]
}

type Blocks = ReturnType<typeof blocksOf>

const lengthOf = (block: Blocks[number]): number => {
  const items = Reflect.get(block, lists[block.type]?.[0] ?? '') as unknown
  return Array.isArray(items) ? items.length : 0
}

/** Lines about blocks that a run has removed or shortened. */
const changedBlocks = (file: string, before: Blocks, after: Blocks) => {
  const left = new Map(after.map((block) => [block.id, block]))
  const gone = before.filter(({ id }) => !left.has(id))
  const lineOf = ({ title }: Blocks[number]) => `  ${file}: “${title}”`
  return {
    gone: gone.map(({ id }) => id),
    goneBlocks: gone.map((block) => lineOf(block) + (block.about ? `, about ${block.about.join(', ')}` : '')),
    shorterBlocks: before
      .filter((block) => lengthOf(left.get(block.id) ?? block) < lengthOf(block))
      .map(lineOf),
  }
}

/** Blocks that only lead to pages, and so sell nothing themselves. */
const leading = ['index', 'alternatives', 'action']

/** Parts of a page that may still sell a removed page without naming it: the head, and on the home page also the blocks. */
export const unnamedIn = (page: Page, content: Json): string => {
  const told = page.kind === 'home' ? blocksOf(content).filter(({ type }) => !leading.includes(type)) : []
  const hasPicture = isJsonObject(content) && content.picture !== undefined
  const head = ['title', 'description', 'purpose', 'lead', ...(hasPicture ? ['picture'] : [])]
  return [...head, ...told.map(({ title }) => `“${title}”`)].join(', ')
}

/** Prunes the texts of the remaining pages. */
const pruneTexts = (
  { removed, removedIds, pages, declared }: Changes,
  { certainNames, keptServices }: Removal,
): Pruned => {
  const landings = new Set(removed.map((page) => landingOf(page, pages)))
  const sellsFewer = ({ id, kind }: Page) =>
    kind === 'home' ? removed.some((page) => page.kind === 'service') : kind === 'landing' && landings.has(id)
  const remaining = pages.filter(({ id }) => currentPages.some((page) => page.id === id))
  const told = [...remaining, ...declared].flatMap((page) => {
    const files = languageCodes.map((language) => fileOf(language, namespaceOf(page))).filter(existsSync)
    const contents = files.map(readJson<Json>)
    const before = contents.map((content) => blocksOf(structuredClone(content)))
    const going = {
      ids: removedIds,
      names: certainNames,
      kept: keptServices,
      instead: replacementsFor(page, pages),
    }
    prunePage(contents, going, contactLabels())
    return contents.map((content, at) => {
      const file = files[at] as string
      const unlinked = withoutLinks(content, removedIds)
      writeJson(file, unlinked)
      const after = new Map(strings(unlinked))
      const changed = changedBlocks(file, before[at] ?? [], blocksOf(content))
      return {
        ...changed,
        anchors: changed.gone.map((id) => `${page.id}#${id}`),
        unlinked: [
          ...(sellsFewer(page) ? [`  ${file}: ${unnamedIn(page, content)}`] : []),
          ...[...strings(content)].flatMap(([key, text]) =>
            after.has(key) && after.get(key) !== text ? [`  ${file}: ${key}: “${after.get(key)}”`] : [],
          ),
        ],
      }
    })
  })
  const anchors = new Set(told.flatMap((page) => page.anchors))
  for (const file of globSync(`${localesFolder}/*/**/*.json`))
    writeJson(file, withoutAnchors(readJson<Json>(file), anchors))
  return {
    unlinked: told.flatMap(({ unlinked }) => unlinked),
    goneBlocks: told.flatMap(({ goneBlocks }) => goneBlocks),
    shorterBlocks: told.flatMap(({ shorterBlocks }) => shorterBlocks),
  }
}

const unlinkSharedTexts = (removedIds: ReadonlySet<string>) => {
  for (const file of globSync(`${localesFolder}/*/{*,calculators/*}.json`))
    writeJson(file, withoutLinks(readJson<Json>(file), removedIds))
}

/** Removes the pages from the records and lists that name them, and their pictures from the tests. */
const removeFromRecords = (removedIds: ReadonlySet<string>, pages: readonly Page[]) => {
  const drop = <Value>(record: Readonly<Record<string, Value>>) =>
    entriesWhere(record, (id) => !removedIds.has(id))
  const search = readJson<{ keywords: Record<string, Json> }>(searchWordsFile)
  writeJson(searchWordsFile, { ...search, keywords: drop(search.keywords) })
  for (const language of languageCodes) {
    const file = fileOf(language, 'search')
    if (!existsSync(file)) continue
    const words = readJson<{ examples: Record<string, string> }>(file)
    writeJson(file, { ...words, examples: drop(words.examples) })
  }
  writeJson(searchTermsFile, drop(readJson<Record<string, Json>>(searchTermsFile)))
  const remainingCloths = Object.fromEntries(Object.entries(cloths).filter(([, id]) => !removedIds.has(id)))
  rewriteValue(providerFile('cloths.ts'), 'cloths', remainingCloths)
  const texts = wholeLanguages.map(readSources)
  const dates = (id: string, claim: string) => {
    const page = pages.find((other) => other.id === id)
    return texts.every((sources) =>
      JSON.stringify(page && sources.get(namespaceOf(page)))?.includes(`{{asOf.${claim}}}`),
    )
  }
  const claims = join(localesFolder, 'claims.json')
  writeJson(claims, claimsOf(readJson<Claims>(claims), removedIds, dates))
  for (const id of removedIds)
    for (const picture of globSync(`e2e/appearance/**/${id}-*.{png,content}`)) rmSync(picture)
}

export const removePages = (changes: Changes, removal: Removal): Pruned => {
  const { removed, removedIds, pages } = changes
  if (removed.length === 0) return { unlinked: [], goneBlocks: [], shorterBlocks: [] }
  removeTexts(removed)
  const pruned = pruneTexts(changes, removal)
  unlinkSharedTexts(removedIds)
  removeFromRecords(removedIds, pages)
  return pruned
}
