import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { didYouMean } from '../../src/blocks/fields.ts'
import { areaOf, namespaceOf } from '../../src/catalogue/urls.ts'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
  wholeLanguages,
} from '../../src/i18n/languages.ts'
import { archetypes } from '../../src/provider/archetypes.ts'
import { brand } from '../../src/provider/brand.ts'
import { cloths } from '../../src/provider/cloths.ts'
import { collections } from '../../src/provider/collections.ts'
import { footer } from '../../src/provider/footer.ts'
import { menus } from '../../src/provider/menus.ts'
import { moved } from '../../src/provider/moved.ts'
import { added as pageFiles } from '../../src/provider/page-files.ts'
import { pages } from '../../src/provider/pages.ts'
import { colours } from '../../src/provider/palette.ts'
import { pictogramNames } from '../../src/provider/pictograms.ts'
import { places } from '../../src/provider/places.ts'
import type { MenuSource, MovedPage, Page } from '../../src/provider/schema.ts'
import { vendorFacts } from '../../src/tracking/vendors.ts'
import { allSources } from '../content/all-sources.ts'
import type { Claims } from '../content/claims/claims.ts'
import buttons from '../content/quality/buttons.json' with { type: 'json' }
import { goneFindings, namesIn } from '../content/quality/gone.ts'
import { allTexts, withoutCode } from '../content/quality/texts.ts'
import { localesFolder, readSources } from '../content/sources.ts'
import { type Json, strings } from '../content/strings.ts'
import { fail } from '../shared/fail.ts'
import { type Answers, readAnswers } from './answers.ts'
import { labelsOf } from './labels.ts'
import { archetypesOf, claimsOf, closest, footerOf, groupFor } from './lists.ts'
import { aliasesOfGone, isOrdinaryWord, type NamedPage, namesOfGone } from './names.ts'
import { newPage, offerDocument } from './new-page.ts'
import { faintPairs } from './palette.ts'
import { adoptPrices, namedInPrices } from './prices.ts'
import { type Going, prunePage, withoutLinks } from './prune.ts'
import { citiesLeft, type Facts, factsFile, moveSites } from './sites.ts'
import { readJson, rewriteFields, rewriteValue, writeJson } from './source-file.ts'

const provider = (name: string) => join('src/provider', name)
const localeFile = (language: string, namespace: string) => join(localesFolder, language, `${namespace}.json`)

/** Pages as plain data, since the types of the current catalogue don't fit the adopted one. */
const present: readonly Page[] = pages
const items: readonly Page[] = pageFiles
const menuSources: readonly MenuSource<string>[] = menus
/** The page nearest above one by its path, else its area's landing page, else the home page. */
const landingOf = (page: Page, list: readonly Page[]): string => {
  const above = list
    .filter(({ path }) => page.path.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
  const landing = list.find(({ kind, ...other }) => kind === 'landing' && areaOf(other) === areaOf(page))
  return (above[0] ?? landing)?.id ?? 'home'
}

/** The items of the collection that a page lists. */
const itemsBelow = (page: Page): readonly Page[] =>
  collections.flatMap(({ kind, landing }) =>
    landing === page.id ? items.filter((item) => item.kind === kind) : [],
  )

const drawingExists = (name: string) => existsSync(`node_modules/@carbon/pictograms/svg/${name}.svg`)

/** The facts of the languages that the answers add. */
const languagesOf = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers.languages).map(([code, { partial, ...facts }]) => [
      code,
      { prefix: `/${code}`, ...facts, ...(partial && { partial }) },
    ]),
  )

/** Lists what the answers name but the tree lacks, before anything is written. */
const unknownNames = (answers: Answers, folder: string): string[] => {
  const known = new Set([...present.map(({ id }) => id), ...answers.add.map(({ id }) => id)])
  const ids = [
    ...Object.values(answers.keep ?? {}).flatMap((list) => list ?? []),
    ...Object.keys(answers.move),
  ]
  const { items } = readJson<{ items: { id: string }[] }>(provider('prices.json'))
  const groups = menuSources.flatMap((menu) => menu.groups.map(({ id }) => id))
  return [
    ...ids
      .filter((id) => !known.has(id))
      .map((id) => `"${id}" is not a page of the catalogue${didYouMean(id, [...known])}`),
    ...Object.keys(answers.palette)
      .filter((name) => !(name in colours))
      .map((name) => `palette: "${name}" is not a colour${didYouMean(name, Object.keys(colours))}`),
    ...faintPairs({ ...colours, ...answers.palette }),
    ...Object.entries(answers.prices)
      // An item that a run has taken off the list stays off it.
      .filter(([id, price]) => price !== null && !items.some((item) => item.id === id))
      .map(
        ([id]) =>
          `prices: "${id}" is not an item of the price list: ${items.map((item) => item.id).join(', ')}`,
      ),
    ...answers.add.flatMap(({ id, pictogram, group }) => [
      ...(pictogram && !drawingExists(pictogram)
        ? [`add: ${id}: "${pictogram}" is not a drawing of @carbon/pictograms`]
        : []),
      ...(group && !groups.includes(group)
        ? [`add: ${id}: "${group}" is not a group of the menus: ${groups.join(', ')}`]
        : []),
    ]),
    ...(answers.texts && !existsSync(resolve(folder, answers.texts))
      ? [`texts: there is no folder ${answers.texts}`]
      : []),
  ]
}

/** Whether a landing page has lost every page that it lists. */
const isEmptied = (page: Page, gone: readonly Page[], added: Answers['add']): boolean => {
  const listed = present.filter((other) => other.kind !== 'landing' && areaOf(other) === areaOf(page))
  return (
    page.kind === 'landing' &&
    listed.length > 0 &&
    itemsBelow(page).length === 0 &&
    listed.every((other) => gone.includes(other)) &&
    !added.some(({ path }) => areaOf({ path: path as Page['path'] }) === areaOf(page))
  )
}

/** Picks the answers that are not applied yet, so that a second run with the same answers changes nothing. */
const changesOf = (answers: Answers) => {
  const keep = answers.keep ?? {}
  const notKept = present.filter(
    ({ id, kind }) =>
      kind in keep &&
      !(keep[kind as keyof typeof keep] ?? []).includes(id) &&
      !answers.add.some((page) => page.id === id),
  )
  const gone = [...notKept, ...present.filter((page) => isEmptied(page, notKept, answers.add))]
  const added = answers.add.filter(({ id }) => !present.some((page) => page.id === id))
  const paths = new Map(Object.entries(answers.move))
  const { slug = brand.slug, product = brand.product } = answers.brand ?? {}
  const renamedTo = ({ id, path, content }: Page): Pick<Page, 'path' | 'content'> => ({
    path: (paths.get(id) ??
      (path.endsWith(`-${brand.slug}`) ? path.slice(0, -brand.slug.length) + slug : path)) as Page['path'],
    content: content.endsWith(brand.product) ? content.slice(0, -brand.product.length) + product : content,
  })
  const remaining = present
    .filter((page) => !gone.includes(page))
    .map((page): Page => ({ ...page, ...renamedTo(page) }))
  const list: Page[] = [
    ...remaining,
    ...added.map(({ id, path, kind, label }) => ({
      id,
      path: path as Page['path'],
      content: label.en ?? id,
      kind,
    })),
  ]
  return {
    gone,
    added,
    list,
    renamed: remaining.filter((page) => present.some(({ id, path }) => id === page.id && path !== page.path)),
  }
}

const termsFile = 'scripts/content/quality/search-terms.json'
const wordsFile = join(localesFolder, 'search-words.json')

/** What visitors search for when they mean a page: by the search's keywords, and by the terms that titles are checked for. */
const aliasesOf = (): ((id: string) => string[]) => {
  const { keywords } = readJson<{ keywords: Record<string, string[]> }>(wordsFile)
  const terms = readJson<Record<string, Record<string, string>>>(termsFile)
  return (id) => [
    ...(keywords[id] ?? []),
    ...Object.values(terms[id] ?? {}).flatMap((list) => list.split(/,\s*/)),
  ]
}

const namedPages = (list: readonly Page[]): NamedPage[] => {
  const labels = languageCodes.map(labelsOf)
  const aliases = aliasesOf()
  return list.map(({ id }) => ({
    id,
    labels: labels.flatMap((byId) => byId.get(id) ?? []),
    aliases: aliases(id),
  }))
}

/** What texts call a removed page. */
interface GoneNames {
  /** An item of a list that contains one is about the page, and is removed. */
  names: string[]
  /** Words that may mean the page; only a reader can tell. */
  aliases: string[]
  inArea: string[]
}

/** The texts of the pages that stay. */
const textsWithout = (gone: readonly Page[]): string[] => {
  const away = new Set<string>(gone.map(namespaceOf))
  return languageCodes.flatMap((language) =>
    // Code writes names in lower case, so it would make a product's name look like a common word.
    [...allTexts(readSources(language), withoutCode)].flatMap(([namespace, , text]) =>
      away.has(namespace) ? [] : [text],
    ),
  )
}

/** What texts call the services that stay. @param texts those of the pages that stay */
const keptNames = (gone: readonly Page[], texts: readonly string[]): string[] => {
  const kept = present.filter((page) => page.kind === 'service' && !gone.includes(page))
  return [...namesOfGone(namedPages(kept), namedPages(gone), [], texts).values()].flat()
}

/** @param texts those of the pages that stay */
const goneNames = (gone: readonly Page[], texts: readonly string[]): Map<string, GoneNames> => {
  const { synonyms } = readJson<{ synonyms: string[][] }>(wordsFile)
  const shell = languageCodes.map((language) => readSources(language).get('common') ?? null)
  const remaining = [
    ...namedPages(present.filter((page) => !gone.includes(page))),
    // The analytics vendors are named whatever the provider sells.
    { id: 'vendors', labels: vendorFacts.flatMap(({ name, company }) => [name, company]) },
    { id: 'shell', labels: shell.flatMap((texts) => [...strings(texts)].map(([, text]) => text)) },
  ]
  // Industries and topics remain ordinary words, which other texts may use.
  const sold = namedPages(gone.filter(({ kind }) => kind === 'service' || kind === 'story'))
  // A calculator's subject is often an ordinary word, so only its whole name means it; single words of the name do so among calculators.
  const tools = namedPages(gone.filter(({ kind }) => kind === 'calculator')).map(
    ({ id, labels, aliases = [] }) => ({
      id,
      labels,
      aliases: [...labels, ...aliases.filter((alias) => !isOrdinaryWord(alias))],
    }),
  )
  const names = namesOfGone(sold, remaining, synonyms, texts)
  const aliases = aliasesOfGone([...sold, ...tools], remaining, texts)
  const inArea = namesOfGone(tools, remaining, synonyms, texts)
  return new Map(
    gone.map(({ id }) => {
      const everywhere = aliases.get(id) ?? []
      const words = (inArea.get(id) ?? []).filter((word) => !everywhere.includes(word))
      return [id, { names: names.get(id) ?? [], aliases: everywhere, inArea: words }]
    }),
  )
}

/** The addresses of removed pages, and what texts must no longer call them. */
const goneMoves = (gone: readonly Page[], names: ReadonlyMap<string, GoneNames>) =>
  gone.map(({ id, path }) => {
    const { names: certain = [], aliases = [], inArea = [] } = names.get(id) ?? {}
    return {
      id,
      from: path,
      names: [...new Set([...certain, ...aliases])],
      ...(inArea.length > 0 && { namesInArea: inArea }),
    }
  })
type GoneMoves = ReturnType<typeof goneMoves>

/**
 * Renames, removes and prunes the texts of pages in every language.
 * @returns a line for each text that has lost a link, whose words stay, and for the head of each landing page that has lost a page
 */
const pruneTexts = (
  gone: readonly Page[],
  list: readonly Page[],
  names: readonly string[],
  kept: readonly string[],
): string[] => {
  const ids = new Set(gone.map(({ id }) => id))
  for (const page of gone)
    for (const language of languageCodes) {
      rmSync(localeFile(language, namespaceOf(page)), { force: true })
      // Those of the default language stay, since the calculator's types and tests read them.
      if (page.kind === 'calculator' && language !== defaultLanguage)
        rmSync(localeFile(language, `calculators/${page.id}`), { force: true })
      // Removing a collection's landing page removes its items too.
      for (const item of itemsBelow(page)) rmSync(localeFile(language, namespaceOf(item)), { force: true })
    }
  if (ids.size === 0) return []
  const poorer = new Set(gone.map((page) => landingOf(page, list)))
  const unlinked: string[] = []
  const contact = buttons.find(({ en }) => en === 'Talk to an engineer') ?? buttons[0]
  const labels = languageCodes.map((language) => contact?.[language as 'en'] ?? contact?.en ?? '')
  for (const page of [...list.filter(({ id }) => present.some((other) => other.id === id)), ...items]) {
    const files = languageCodes.map((language) => localeFile(language, namespaceOf(page))).filter(existsSync)
    const contents = files.map(readJson<Json>)
    const others = list.filter(({ id }) => id !== page.id)
    const near = others.filter((other) => areaOf(other) === areaOf(page)).map(({ id }) => id)
    const going: Going = {
      ids,
      names,
      kept,
      instead: [...near, 'pricing', 'contact'].filter((id) => id !== page.id),
    }
    prunePage(contents, going, labels)
    contents.forEach((content, at) => {
      const file = files[at] as string
      const left = withoutLinks(content, ids)
      const after = new Map(strings(left))
      if (page.kind === 'landing' && poorer.has(page.id))
        unlinked.push(`  ${file}: title, description, purpose, lead`)
      for (const [key, text] of strings(content))
        if (after.has(key) && after.get(key) !== text) unlinked.push(`  ${file}: ${key}: “${after.get(key)}”`)
      writeJson(file, left)
    })
  }
  for (const file of globSync(`${localesFolder}/*/{*,calculators/*}.json`))
    writeJson(file, withoutLinks(readJson<Json>(file), ids))
  return unlinked
}

/** Removes page ids from the records and lists that name them. */
const pruneLists = (ids: ReadonlySet<string>, list: readonly Page[]) => {
  const drop = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => !ids.has(id)))
  const search = readJson<{ keywords: Record<string, Json> }>(wordsFile)
  writeJson(wordsFile, { ...search, keywords: drop(search.keywords) })
  writeJson(termsFile, drop(readJson<Record<string, Json>>(termsFile)))
  rewriteValue(
    provider('cloths.ts'),
    'cloths',
    Object.fromEntries(Object.entries(cloths).filter(([, id]) => !ids.has(id))),
  )
  const texts = wholeLanguages.map(readSources)
  const says = (id: string, claim: string) => {
    const page = list.find((other) => other.id === id)
    const dated = texts.map((sources) => JSON.stringify(page && sources.get(namespaceOf(page))))
    return dated.every((text) => text?.includes(`{{asOf.${claim}}}`))
  }
  const claims = join(localesFolder, 'claims.json')
  writeJson(claims, claimsOf(readJson<Claims>(claims), ids, says))
  for (const id of ids) for (const picture of globSync(`e2e/appearance/**/${id}-*.png`)) rmSync(picture)
}

const menusOf = (ids: ReadonlySet<string>, answers: Answers, list: readonly Page[]): MenuSource<string>[] => {
  const joins = (menu: MenuSource<string>, groupId: string, at: number) =>
    answers.add
      .filter(({ kind, group }) =>
        group ? group === groupId : at === 0 && kind === 'service' && menu.id === 'services',
      )
      .map(({ id }) => id)
  return menuSources
    .map((menu) => ({
      ...menu,
      groups: menu.groups
        .map((group, at) => ({
          ...group,
          ...(group.pages && {
            pages: [...new Set([...group.pages.filter((id) => !ids.has(id)), ...joins(menu, group.id, at)])],
          }),
        }))
        .filter(
          ({ pages = [], kind }) =>
            pages.length > 0 || [...list, ...items].some((page) => page.kind === kind),
        ),
    }))
    .filter(({ groups }) => groups.length > 0)
    .map(({ id, overview, promoted, groups }) => ({
      id,
      ...(overview && !ids.has(overview) && { overview }),
      ...(promoted && !ids.has(promoted) && { promoted }),
      groups,
    }))
}

const movedOf = ({ gone, list }: ReturnType<typeof changesOf>, away: GoneMoves): MovedPage<string>[] => {
  const paths = new Set<string>(list.map(({ path }) => path))
  const landing = new Map(gone.map((page) => [page.id, landingOf(page, list)]))
  const moves: MovedPage<string>[] = [
    ...away.map(({ id, from, ...named }) => ({
      from,
      to: landing.get(id) ?? 'home',
      reason: 'no longer offered',
      ...named,
    })),
    ...present.flatMap(({ id, path }) =>
      list.some((page) => page.id === id && page.path !== path)
        ? [{ from: path, to: id, reason: 'renamed' }]
        : [],
    ),
  ]
  const all = [...moved.map((page) => ({ ...page, to: landing.get(page.to) ?? page.to })), ...moves]
  return all.filter(
    ({ from }, at) => !paths.has(from) && all.findIndex((other) => other.from === from) === at,
  )
}

/** Default drawings for the owner's own pages that name none. */
const spare = [
  'rack-server',
  'server--rack',
  'data--center',
  'networking--01',
  'firewall',
  'storage',
  'cloud--services',
  'support',
  'gear',
  'idea',
]

const pictogramsOf = (ids: ReadonlySet<string>, added: Answers['add']): Record<string, string> => {
  const named: Record<string, string> = Object.fromEntries(
    Object.entries(pictogramNames).filter(([id]) => !ids.has(id)),
  )
  const free = () => {
    const used = new Set(Object.values(named))
    const any = globSync('node_modules/@carbon/pictograms/svg/*.svg').map(
      (file) => /([^/]+)\.svg$/.exec(file)?.[1] ?? '',
    )
    return (
      [...spare, ...any.toSorted()].find((name) => drawingExists(name) && !used.has(name)) ??
      fail('no drawing is left')
    )
  }
  for (const { id, pictogram } of added) {
    named[id] = pictogram ?? free()
  }
  return named
}

type Indexed = { blocks: { type: string; groups?: { pages?: string[] }[] }[] }

/**
 * Lists a new page on its area's landing page, and on the home page if that lists its neighbours in the menus.
 * @returns the files in which its place is left to the owner
 */
const listPage = (
  language: Language,
  page: Page,
  list: readonly Page[],
  nextMenus: readonly MenuSource<string>[],
): string[] => {
  const others = nextMenus
    .flatMap(({ groups }) => groups.map(({ pages: ids = [] }) => ids))
    .find((ids) => ids.includes(page.id))
  const beside = (others ?? []).filter((id) => id !== page.id)
  const alike = list.filter(({ kind, id }) => kind === page.kind && id !== page.id).map(({ id }) => id)
  const landing = landingOf(page, list)
  return list
    .filter(({ id, kind }) => kind === 'home' || (id === landing && kind === 'landing'))
    .flatMap((above) => {
      const file = localeFile(language, namespaceOf(above))
      if (!existsSync(file)) return []
      const content = readJson<Indexed>(file)
      const indexes = content.blocks.filter(({ type }) => type === 'index').map(({ groups = [] }) => groups)
      const joins =
        above.kind === 'home' ? groupFor(indexes.flat(), beside, alike) : closest(indexes[0] ?? [], beside)
      if (joins === 'unclear') return [file]
      if (joins?.pages && !joins.pages.includes(page.id)) joins.pages.push(page.id)
      writeJson(file, content)
      return []
    })
}

/**
 * Creates placeholder texts for new pages and lists the pages wherever their area is listed.
 * @returns a line for each list that an owner has to put a page into
 */
const addPages = (
  added: Answers['add'],
  list: readonly Page[],
  nextMenus: readonly MenuSource<string>[],
): string[] =>
  languageCodes.flatMap((language) =>
    added.flatMap(({ id, label, kind, path }) => {
      const page: Page = { id, path: path as Page['path'], content: id, kind }
      const file = localeFile(language, namespaceOf(page))
      const name = label[language] ?? label.en ?? id
      const related = [...new Set([landingOf(page, list), 'pricing', 'contact'])].slice(0, 2)
      if (!languages[language].partial) {
        mkdirSync(dirname(file), { recursive: true })
        writeJson(file, newPage(language, name, related))
      }
      const like = list.filter((other) => other.kind === kind && other.id !== id)
      for (const offering of list.filter((other) => other.kind === 'article' || other.kind === 'legal')) {
        const offeringFile = localeFile(language, namespaceOf(offering))
        if (!existsSync(offeringFile)) continue
        const content = readJson<{ blocks: { type: string }[] }>(offeringFile)
        const ids = like.map((other) => other.id)
        if (offerDocument(content, ids, id, name)) writeJson(offeringFile, content)
      }
      return listPage(language, page, list, nextMenus).map((place) => `  ${place}: ${id}`)
    }),
  )

const adoptBrand = (answers: Answers) => {
  const next = { ...brand, ...answers.brand }
  if (JSON.stringify(next) === JSON.stringify(brand)) return
  rewriteFields(provider('brand.ts'), brand, next)
  const replacements = [
    ...(['securityEmail', 'email', 'siteUrl'] as const).map((name) => [brand[name], next[name]] as const),
    [domainOf(brand.siteUrl), domainOf(next.siteUrl)] as const,
  ]
  inFilesWithDomain((text) => replacements.reduce((all, [from, to]) => all.replaceAll(from, to), text))
}

/** Writes new paths into the files that contain whole addresses. */
const movePaths = (renamed: readonly Page[], siteUrl: string) =>
  inFilesWithDomain((text) =>
    renamed.reduce((all, { id, path }) => {
      const before = present.find((page) => page.id === id)?.path ?? path
      return all.replaceAll(new RegExp(`${RegExp.escape(siteUrl + before)}(?![\\w/-])`, 'g'), siteUrl + path)
    }, text),
  )

const inFilesWithDomain = (change: (text: string) => string) => {
  for (const file of filesWithDomain) {
    const text = readFileSync(file, 'utf8')
    const changed = change(text)
    if (changed !== text) writeFileSync(file, changed)
  }
}

const domainOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** Files outside the provider's folder that name its addresses. */
const filesWithDomain = [
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'public/.well-known/security.txt',
  'docs/operator.md',
  // The repository's address, supposed to be on the provider's domain.
  'package.json',
  'deploy/kubernetes/overlays/production/alerts.yaml',
  'deploy/kubernetes/overlays/production/service-levels.yaml',
] as const

/** Texts that the owner's files of the same name will overwrite with others; somebody may have edited them since the last run. */
const differing = (folder: string): string[] =>
  globSync('**/*.json', { cwd: folder })
    .map((file) => [join(folder, file), join(localesFolder, file)] as const)
    .filter(([own, target]) => existsSync(target) && !isDeepStrictEqual(readJson(target), readJson(own)))
    .map(([, target]) => `  ${target}`)

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return { ok: status === 0, output: `${stdout}${stderr}`.trim() }
}

/** Texts that still mention something removed, by file. */
const leftovers = (away: GoneMoves): string[] =>
  goneFindings(allSources(), away).map(
    ({ language, namespace, key, message }) =>
      `  ${localeFile(language, namespace)}: ${key}: ${message.replace(/, no longer.*/, '')}`,
  )

/** Names in the price list that still mention something removed: packages, and what items include. */
const pricedLeftovers = (away: GoneMoves): string[] => {
  const names = away.flatMap((page) => page.names)
  return namedInPrices(readJson<Json>(provider('prices.json')), names).map(
    ([key, text]) => `  ${provider('prices.json')}: ${key}: “${text}”`,
  )
}

/** Letters shown on either side of a city, enough to tell why the text names it. */
const around = 30

/** Texts that name one of the cities, by file, with the words around it; some do for reasons of their own, which only a reader can tell. */
const textsNaming = (cities: readonly string[]): string[] =>
  languageCodes.flatMap((language) =>
    [...allTexts(readSources(language))].flatMap(([namespace, key, text]) => {
      const [city] = namesIn(text, cities)
      if (city === undefined) return []
      const at = text.indexOf(city)
      const words = text.slice(Math.max(0, at - around), at + city.length + around)
      return [`  ${localeFile(language, namespace)}: ${key}: “${words}”`]
    }),
  )

/** Moves a page's texts; a language may lack the page. */
const moveTexts = (language: Language, from: string, to: string) => {
  const [before, after] = [localeFile(language, from), localeFile(language, to)]
  if (!existsSync(before)) return
  mkdirSync(dirname(after), { recursive: true })
  renameSync(before, after)
}

const adopt = (answers: Answers, folder: string) => {
  const unknown = unknownNames(answers, folder)
  if (unknown.length > 0) throw new Error(unknown.join('\n'))
  const changes = changesOf(answers)
  const { gone, added, list, renamed } = changes
  const ids = new Set(gone.map(({ id }) => id))
  const remaining = textsWithout(gone)
  const names = goneNames(gone, remaining)
  const kept = keptNames(gone, remaining)
  const away = goneMoves(gone, names)
  const allNames = [...new Set([...names.values()].flatMap((one) => one.names))]
  const named = { ...brand, ...answers.brand }
  const texts = answers.texts && resolve(folder, answers.texts)
  const replaced = texts ? differing(texts) : []

  adoptBrand(answers)
  movePaths(renamed, named.siteUrl)
  for (const page of renamed) {
    const before = present.find(({ id }) => id === page.id) as Page
    if (namespaceOf(before) === namespaceOf(page)) continue
    for (const language of languageCodes) {
      moveTexts(language, namespaceOf(before), namespaceOf(page))
      for (const item of itemsBelow(page))
        moveTexts(language, namespaceOf(item), `${namespaceOf(page)}/${item.id}`)
    }
  }
  let unlinked: string[] = []
  let unplaced: string[] = []
  if (gone.length + added.length + renamed.length > 0 || named.product !== brand.product) {
    unlinked = pruneTexts(gone, list, allNames, kept)
    if (gone.length > 0) pruneLists(ids, list)
    rewriteValue(provider('moved.ts'), 'moved', movedOf(changes, away))
    rewriteValue(
      provider('collections.ts'),
      'collections',
      collections.filter(({ landing }) => !ids.has(landing)),
    )
    rewriteValue(provider('pages.ts'), 'pages', list, {
      [named.slug]: 'brand.slug',
      [named.product]: 'brand.product',
    })
    const nextMenus = menusOf(ids, answers, list)
    rewriteValue(provider('menus.ts'), 'menus', nextMenus)
    rewriteValue(provider('archetypes.ts'), 'archetypes', archetypesOf(archetypes, ids, added, nextMenus))
    const inAreas = list
      .filter(({ id }) => added.some((page) => page.id === id))
      .map((page) => ({ id: page.id, area: areaOf(page) }))
    rewriteValue(provider('footer.ts'), 'footer', footerOf(footer, ids, inAreas))
    rewriteValue(provider('pictograms.ts'), 'pictogramNames', pictogramsOf(ids, added))
    unplaced = addPages(added, list, nextMenus)
  }
  const palette = { ...colours, ...answers.palette }
  rewriteValue(provider('palette.ts'), 'colours', palette)
  const isOther = named.legalEntity !== brand.legalEntity || named.product !== brand.product
  const priced = adoptPrices(answers.prices, ids, isOther)
  const ofOffice = citiesLeft(
    brand.address,
    { ...brand.address, ...answers.brand?.address },
    readJson<Partial<Facts>>(factsFile),
  )
  const ofSites = answers.sites ? moveSites(answers.sites, places, rewriteValue) : { left: [], measured: [] }
  const left = [...ofOffice, ...ofSites.left]
  if (Object.keys(answers.languages).length > 0) {
    const all = { ...languages, ...languagesOf(answers) }
    rewriteValue(provider('languages.ts'), 'languages', all)
    const contact = 'public/.well-known/security.txt'
    const known = `Preferred-Languages: ${Object.keys(all).join(', ')}`
    writeFileSync(contact, readFileSync(contact, 'utf8').replace(/^Preferred-Languages:.*$/m, known))
  }
  if (texts) cpSync(texts, localesFolder, { recursive: true })
  rewriteValue(provider('profile.ts'), 'profile', { stops: [] })

  run('npx', ['biome', 'check', '--write', 'src/provider', 'locales', 'scripts/content/quality'])
  return {
    gone,
    added,
    renamed,
    priced,
    away,
    left,
    measured: ofSites.measured,
    replaced,
    unlinked,
    unplaced,
  }
}

const report = ({
  gone,
  added,
  renamed,
  priced,
  away,
  left,
  measured,
  replaced,
  unlinked,
  unplaced,
}: ReturnType<typeof adopt>) => {
  const list = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines, ''] : [])
  return [
    ...list(
      'Removed:',
      gone.map(({ id, path }) => `  ${path} (${id})`),
    ),
    ...list('Off the price list, by your answers or because no remaining page sells them:', priced.gone),
    ...list(
      'Items of a removed service that another now sells; to choose one of yours, set `service` in src/provider/prices.json:',
      priced.inherited,
    ),
    ...list(
      'Pages that name the price of an item off the list, now as plain text; read them again:',
      priced.named,
    ),
    ...list(
      'Added, to be written:',
      added.map(({ id, path }) => `  ${path} (${id})`),
    ),
    ...list(
      'To be placed: the home page has no group with the pages beside it in the menus; add its id to one:',
      unplaced,
    ),
    ...list(
      'Renamed:',
      renamed.map(({ id, path }) => `  ${id}: ${path}`),
    ),
    ...list(
      'Texts that still name what is gone; `npm run check:content` goes on listing them:',
      leftovers(away),
    ),
    ...list(
      'Names in the price list that still mention what is gone; give them others, or take the entries out:',
      pricedLeftovers(away),
    ),
    ...list(
      'Texts that have lost a link to a removed page, and landing pages that list fewer pages; read them again:',
      unlinked,
    ),
    ...list('Replaced by your files; the former texts are in git:', replaced),
    ...list(
      'Texts that name the city which the office or the main data centre has left; read them again:',
      textsNaming(left),
    ),
    ...list(
      'Texts with a distance or a round trip from the former places; those of the two data centres are estimated in locales/facts.json unless your answers give them, so measure them:',
      measured,
    ),
  ].join('\n')
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { save: { type: 'string' } } })
const [file] = positionals
try {
  const answers = file ? readAnswers(file) : await (await import('./ask.ts')).ask()
  if (values.save) writeFileSync(values.save, JSON.stringify(answers, null, 2))
  const done = adopt(answers, file ? dirname(file) : '.')
  console.log(report(done))
  // The following steps must read the changed files, so each runs in a process of its own.
  for (const script of ['generate', 'check:content']) {
    const { ok, output } = run('npm', ['run', '--silent', script])
    // Lists mistakes before advice.
    console.log(ok ? output.split('\n').slice(-60).join('\n') : output)
    if (!ok) process.exitCode = 1
  }
  if (process.exitCode !== 1)
    console.log('The site is yours: `npm start` shows it, `npm run samples` lists what is left to write.')
} catch (error) {
  fail((error as Error).message)
}
