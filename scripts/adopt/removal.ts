import { namespaceOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import type { MovedPage, Page } from '../../src/provider/schema.ts'
import { vendorFacts } from '../../src/tracking/vendors.ts'
import { allTexts, withoutCode } from '../content/quality/texts.ts'
import { readSources, type Sources } from '../content/sources.ts'
import { strings } from '../content/strings.ts'
import { currentMenus, currentPages, searchTermsFile, searchWordsFile } from './current.ts'
import { labelsOf } from './labels.ts'
import { aliasesOfRemoved, isOrdinaryWord, type NamedPage, namesOfRemoved } from './names.ts'
import { readJson } from './source-file.ts'

/** A removed page's address, and what texts must no longer call the page. */
export type RetiredPage = Pick<MovedPage<string>, 'from' | 'namesInArea'> & {
  readonly id: string
  readonly names: readonly string[]
}

export interface Removal {
  readonly retired: readonly RetiredPage[]
  /** Names that mean a removed page and nothing else: an item of a list that contains one is about the page, and is removed. */
  readonly certainNames: readonly string[]
  /** Names of the services that stay. */
  readonly keptServices: readonly string[]
}

/** What visitors search for when they mean a page: by the search's keywords, and by the terms that titles are checked for. */
const aliasesById = (): ((id: string) => string[]) => {
  const { keywords } = readJson<{ keywords: Record<string, string[]> }>(searchWordsFile)
  const terms = readJson<Record<string, Record<string, string>>>(searchTermsFile)
  return (id) => [
    ...(keywords[id] ?? []),
    ...Object.values(terms[id] ?? {}).flatMap((list) => list.split(/,\s*/)),
  ]
}

const namedPages = (pages: readonly Page[]): NamedPage[] => {
  const labels = languageCodes.map(labelsOf)
  const aliasesOf = aliasesById()
  return pages.map(({ id }) => ({
    id,
    labels: labels.flatMap((byId) => byId.get(id) ?? []),
    aliases: aliasesOf(id),
  }))
}

/** The texts of every language, by namespace. */
type AllSources = readonly Sources[]

/** The texts of the pages that stay. */
const textsWithout = (sources: AllSources, removed: readonly Page[]): string[] => {
  const away = new Set<string>(removed.map(namespaceOf))
  return sources.flatMap((texts) =>
    // Code writes names in lower case, so it would make a product's name look like a common word.
    [...allTexts(texts, withoutCode)].flatMap(([namespace, , text]) => (away.has(namespace) ? [] : [text])),
  )
}

type TextByKey = readonly [key: string, text: string]

/** The words of a file in every language, by key. */
const textsIn = (sources: AllSources, namespace: string): TextByKey[] =>
  sources.flatMap((texts) => [...strings(texts.get(namespace) ?? null)])

/** The keys in the shell's words of the menus' groups of services of which none stays, with the first page of each. */
const goneGroups = (removed: readonly Page[]): { readonly key: string; readonly first: string }[] => {
  const services = new Set(removed.filter(({ kind }) => kind === 'service').map(({ id }) => id))
  return currentMenus
    .flatMap(({ groups }) => groups)
    .flatMap(({ id, pages: [first, ...others] = [] }) =>
      first && [first, ...others].every((page) => services.has(page)) ? [{ key: `groups.${id}`, first }] : [],
    )
}

/**
 * What texts call things whatever the provider sells: the analytics vendors, and what every page shows. Names of groups that go are not among
 * these, nor are the kinds of things in drawings, which name them only where they are.
 */
const alwaysNamed = (shell: readonly TextByKey[], groups: ReadonlySet<string>): NamedPage[] => [
  { id: 'vendors', labels: vendorFacts.flatMap(({ name, company }) => [name, company]) },
  {
    id: 'shell',
    labels: shell.flatMap(([key, text]) =>
      key.startsWith('diagram.kinds.') || groups.has(key) ? [] : [text],
    ),
  },
]

/** Whole names of pages, for calculators whose titles name the products that they calculate for. */
const titledPages = (sources: AllSources, pages: readonly Page[]): NamedPage[] =>
  pages.map((page) => ({
    id: page.id,
    labels: textsIn(sources, namespaceOf(page)).flatMap(([key, text]) =>
      key === 'title' || key === 'h1' ? [text] : [],
    ),
  }))

/** Reads from the texts, before they change, how they may still refer to the removed pages. */
export const removalOf = (removed: readonly Page[]): Removal => {
  const sources = languageCodes.map(readSources)
  const texts = textsWithout(sources, removed)
  const shell = textsIn(sources, 'common')
  const kept = currentPages.filter((page) => !removed.includes(page))
  const groups = goneGroups(removed)
  const inUse = [
    ...namedPages(kept),
    ...titledPages(
      sources,
      kept.filter(({ kind }) => kind === 'calculator'),
    ),
    ...alwaysNamed(shell, new Set(groups.map(({ key }) => key))),
  ]
  const { synonyms } = readJson<{ synonyms: string[][] }>(searchWordsFile)
  // Industries and topics remain ordinary words, which other texts may use.
  const sold = namedPages(removed.filter(({ kind }) => kind === 'service' || kind === 'story')).map(
    ({ aliases = [], ...page }) => {
      // The name of a group without pages is left to the first of them.
      const keys = groups.filter(({ first }) => first === page.id).map(({ key }) => key)
      const ofGroups = shell.flatMap(([key, text]) =>
        keys.includes(key) && !isOrdinaryWord(text.toLowerCase()) ? [text] : [],
      )
      return { ...page, aliases: [...aliases, ...ofGroups] }
    },
  )
  // A calculator's subject is often an ordinary word, so only its whole name means it; single words of the name do so among calculators.
  const calculators = namedPages(removed.filter(({ kind }) => kind === 'calculator')).map(
    ({ id, labels, aliases = [] }) => ({
      id,
      labels,
      aliases: [...labels, ...aliases.filter((alias) => !isOrdinaryWord(alias))],
    }),
  )
  const names = namesOfRemoved(sold, inUse, synonyms, texts)
  const aliases = aliasesOfRemoved([...sold, ...calculators], inUse, texts)
  const namesInArea = namesOfRemoved(calculators, inUse, synonyms, texts)
  const keptServices = namedPages(kept.filter(({ kind }) => kind === 'service'))
  return {
    retired: removed.map(({ id, path }) => {
      const everywhere = [...new Set([...(names.get(id) ?? []), ...(aliases.get(id) ?? [])])]
      const inArea = (namesInArea.get(id) ?? []).filter((name) => !everywhere.includes(name))
      return { id, from: path, names: everywhere, ...(inArea.length > 0 && { namesInArea: inArea }) }
    }),
    certainNames: [...new Set([...names.values()].flat())],
    keptServices: [...namesOfRemoved(keptServices, namedPages(removed), [], texts).values()].flat(),
  }
}
