import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { defaultLanguage, languageCodes, languages } from '../../../src/i18n/languages.ts'
import { collections as provided } from '../../../src/provider/collections.ts'
import { pages } from '../../../src/provider/pages.ts'
import {
  type AddedPage,
  addableKinds,
  type Collection,
  itemName,
  ownPlaceFields,
  type Page,
  type PageKind,
  type Schedule,
  scheduleFields,
} from '../../../src/provider/schema.ts'
import { localesFolder } from '../../content/sources.ts'
import type { Json } from '../../content/strings.ts'

const root = 'pages'

/** As plain data, since a provider may have none. */
const collections: readonly Collection<string>[] = provided

/** As `namespaceOf` of the catalogue, which reads the file that is made here. */
const namespaceOf = ({ path, file = path }: Page) => `${root}${file}`

/** The namespaces of all page files, of any language. */
const allNamespaces = (): string[] => {
  const files = languageCodes.flatMap((language) => {
    const folder = `${localesFolder}/${language}/`
    return globSync(`${folder}${root}/**/*.json`).map((file) =>
      file
        .replaceAll('\\', '/')
        .slice(folder.length)
        .replace(/\.json$/, ''),
    )
  })
  return [...new Set(files)].sort()
}

/** What a file says in the default language; the content check reports a file that cannot be read. */
const read = (namespace: string): Readonly<Record<string, Json>> => {
  try {
    return JSON.parse(readFileSync(`${localesFolder}/${defaultLanguage}/${namespace}.json`, 'utf8'))
  } catch {
    return {}
  }
}

const pick = (source: Readonly<Record<string, Json>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])))

const isAddable = (kind: unknown): kind is PageKind => addableKinds.some((known) => known === kind)

/** An added page's kind: its collection's, the one that it names, that of its folder's other pages, or that of an article. */
const kindIn = (folder: string, named: Json | undefined, all: readonly Page[]): PageKind => {
  const landings = new Map(all.map((page) => [page.id, namespaceOf(page)]))
  const collection = collections.find(({ landing }) => landings.get(landing) === folder)
  if (collection) return collection.kind
  if (isAddable(named)) return named
  const kinds = new Set(all.filter((page) => dirname(namespaceOf(page)) === folder).map(({ kind }) => kind))
  kinds.delete('landing')
  const [only, ...others] = kinds
  return others.length === 0 && isAddable(only) ? only : 'article'
}

/**
 * Reads from the files of pages what the catalogue needs: pages that `pages.ts` does not list, when pages are published, and which pages
 * partial languages have.
 * @throws if a file's name is not a valid page id, or is another page's id
 */
export const readPageFiles = (): {
  added: AddedPage[]
  schedules: Record<string, Schedule>
  translated: Partial<Record<string, string[]>>
} => {
  const listed: readonly Page[] = pages
  const idOf = new Map<string, string>(listed.map((page) => [namespaceOf(page), page.id]))
  const byId = new Map(listed.map((page) => [page.id, page]))
  const added: AddedPage[] = []
  // A folder's landing page comes before its items.
  for (const namespace of allNamespaces().filter((name) => !idOf.has(name))) {
    const name = basename(namespace)
    const folder = dirname(namespace)
    const file = `${localesFolder}/*/${namespace}.json`
    if (!itemName.test(name)) throw new Error(`${file}: name it in lower-case words joined by hyphens`)
    if (byId.has(name)) throw new Error(`${file}: another page has the id "${name}": rename the file`)
    const source = read(namespace)
    const above = listed.find((page) => namespaceOf(page) === folder)
    const path: Page['path'] = above ? `${above.path}/${name}` : `/${namespace.slice(root.length + 1)}`
    const page: AddedPage = {
      id: name,
      path,
      content: String(source.title ?? name),
      kind: kindIn(folder, source.kind, [...listed, ...added]),
      ...(namespaceOf({ path } as Page) !== namespace && { file: namespace.slice(root.length) }),
      ...pick(source, ownPlaceFields),
    }
    added.push(page)
    byId.set(name, page)
    idOf.set(namespace, name)
  }
  const schedules = [...idOf].map(([namespace, id]) => [id, pick(read(namespace), scheduleFields)] as const)
  return {
    added,
    schedules: Object.fromEntries(schedules.filter(([, schedule]) => Object.keys(schedule).length > 0)),
    translated: Object.fromEntries(
      languageCodes
        .filter((language) => languages[language].partial)
        .map((language) => {
          const exists = (namespace: string) => existsSync(`${localesFolder}/${language}/${namespace}.json`)
          return [language, [...idOf].flatMap(([namespace, id]) => (exists(namespace) ? [id] : []))]
        }),
    ),
  }
}

/** The text of `src/provider/page-files.ts`. */
export const pageFiles = (): string => {
  const { added, schedules, translated } = readPageFiles()
  return `import type { AddedPage, Schedule } from './schema.ts'

/** What the catalogue needs from the files of pages: written by \`npm run generate\`. */

/** The pages that \`pages.ts\` does not list: items of collections, and pages that are declared in their file. */
export const added = ${JSON.stringify(added)} as const satisfies readonly AddedPage[]

/** The schedules of pages that have one, by id. */
export const schedules: Readonly<Record<string, Schedule>> = ${JSON.stringify(schedules)}

/** Ids of the pages that exist in each partial language. */
export const translated: Readonly<Partial<Record<string, readonly string[]>>> = ${JSON.stringify(translated)}
`
}
