import { namespaceOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import type { MovedPage, Page } from '../../src/provider/schema.ts'
import { vendorFacts } from '../../src/tracking/vendors.ts'
import { allTexts, withoutCode } from '../content/quality/texts.ts'
import { readSources } from '../content/sources.ts'
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

/** The texts of the pages that stay. */
const textsWithout = (removed: readonly Page[]): string[] => {
  const away = new Set<string>(removed.map(namespaceOf))
  return languageCodes.flatMap((language) =>
    // Code writes names in lower case, so it would make a product's name look like a common word.
    [...allTexts(readSources(language), withoutCode)].flatMap(([namespace, , text]) =>
      away.has(namespace) ? [] : [text],
    ),
  )
}

/** The words of the shell in every language, by key. */
const shellTexts = (): (readonly [key: string, text: string])[] =>
  languageCodes.flatMap((language) => [...strings(readSources(language).get('common') ?? null)])

/** The menus' groups of services of which none stays, with the first page of each. */
const goneGroups = (removed: readonly Page[]): { readonly id: string; readonly first: string }[] => {
  const services = new Set(removed.filter(({ kind }) => kind === 'service').map(({ id }) => id))
  return currentMenus
    .flatMap(({ groups }) => groups)
    .flatMap(({ id, pages: [first, ...others] = [] }) =>
      first && [first, ...others].every((page) => services.has(page)) ? [{ id, first }] : [],
    )
}

/**
 * What texts call things whatever the provider sells: the analytics vendors, and what every page shows. Names of groups that go are not among
 * these, nor are the kinds of things in drawings, which name them only where they are.
 */
const alwaysNamed = (groups: readonly string[]): NamedPage[] => [
  { id: 'vendors', labels: vendorFacts.flatMap(({ name, company }) => [name, company]) },
  {
    id: 'shell',
    labels: shellTexts().flatMap(([key, text]) =>
      key.startsWith('diagram.kinds.') || groups.includes(key) ? [] : [text],
    ),
  },
]

/** Whole names of pages, for calculators whose titles name the products that they calculate for. */
const titledPages = (pages: readonly Page[]): NamedPage[] =>
  pages.map((page) => ({
    id: page.id,
    labels: languageCodes.flatMap((language) => {
      const source = readSources(language).get(namespaceOf(page))
      return [...strings(source ?? null)].flatMap(([key, text]) => (/^(?:title|h1)$/.test(key) ? [text] : []))
    }),
  }))

/** Reads from the texts, before they change, how they may still refer to the removed pages. */
export const removalOf = (removed: readonly Page[]): Removal => {
  const texts = textsWithout(removed)
  const kept = currentPages.filter((page) => !removed.includes(page))
  const groups = goneGroups(removed).map(({ id, first }) => ({ key: `groups.${id}`, first }))
  const inUse = [
    ...namedPages(kept),
    ...titledPages(kept.filter(({ kind }) => kind === 'calculator')),
    ...alwaysNamed(groups.map(({ key }) => key)),
  ]
  const { synonyms } = readJson<{ synonyms: string[][] }>(searchWordsFile)
  // Industries and topics remain ordinary words, which other texts may use.
  const shell = shellTexts()
  const sold = namedPages(removed.filter(({ kind }) => kind === 'service' || kind === 'story')).map(
    ({ aliases = [], ...page }) => {
      // The name of a group without pages is left to the first of them.
      const keys = groups.filter(({ first }) => first === page.id).map(({ key }) => key)
      const ofGroups = shell.filter(
        ([key, text]) => keys.includes(key) && !isOrdinaryWord(text.toLowerCase()),
      )
      return { ...page, aliases: [...aliases, ...ofGroups.map(([, text]) => text)] }
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
