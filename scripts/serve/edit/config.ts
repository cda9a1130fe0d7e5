import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Backend, EntryCollection } from '@sveltia/cms'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { localesFolder, readSources } from '../../../src/content/sources.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import { fieldsOf, type Names } from './form.ts'
import type { JsonSchema } from './json-schema.ts'
import { pageFormat, type Settings } from './settings.ts'
import { spelledOut } from './words.ts'

/** Purposes of blocks, from their table in docs/content.md: the text before the first explanation. */
export const purposesIn = (document: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.matchAll(/^\| `([\w-]+)` \| .*? \| ([^|]*?) <br>!\[/gm)].map(
      ([, type = '', purpose = '']) => [type, purpose.split(/[;:.(]/)[0]?.trim() ?? ''],
    ),
  )

const labelOf = (source: unknown): string | undefined => (source as { label?: string } | undefined)?.label

/** The names of pages and blocks, as editors know them. */
export const readNames = (): Names => {
  const sources = readSources(defaultLanguage)
  return {
    pages: Object.fromEntries(
      pages.map((page) => [page.id, labelOf(sources.get(namespaceOf(page))) ?? page.id]),
    ),
    purposes: purposesIn(readFileSync('docs/content.md', 'utf8')),
  }
}

/** `pages/use-cases` → `pages-use-cases`. */
const collectionOf = (folder: string) => folder.replaceAll('/', '-')
const entryOf = (namespace: string) => namespace.slice(dirname(namespace).length + 1)

/** The folders of page files, in the order of the catalogue. */
const folders = (): string[] => [...new Set(pages.map((page) => dirname(namespaceOf(page))))]

const collection = (folder: string, schema: JsonSchema, names: Names): EntryCollection => {
  // A folder is labelled by the page of the same name, the landing page of those in it.
  const landing = pages.find((page) => namespaceOf(page) === folder)
  return {
    name: collectionOf(folder),
    label: (landing && names.pages[landing.id]) ?? spelledOut(folder.split('/').at(-1) ?? folder),
    folder: `${localesFolder}/{{locale}}/${folder}`,
    extension: 'json',
    format: pageFormat,
    identifier_field: 'label',
    summary: '{{label}}',
    i18n: true,
    // New pages are added in the catalogue, not here.
    create: false,
    delete: false,
    editor: { preview: false },
    fields: fieldsOf(schema, names, 'page'),
  }
}

/** The editor's settings for the current pages. */
export const makeSettings = (schema: JsonSchema, backend: Backend, names = readNames()): Settings => ({
  schema,
  config: {
    load_config_file: false,
    backend,
    media_folder: 'public',
    public_folder: '/',
    i18n: {
      structure: 'multiple_folders',
      locales: [...languageCodes],
      default_locale: defaultLanguage,
    },
    collections: folders().map((folder) => collection(folder, schema, names)),
  },
  pages: Object.fromEntries(
    pages.map((page) => {
      const namespace = namespaceOf(page)
      return [`${collectionOf(dirname(namespace))}/${entryOf(namespace)}`, { path: page.path, namespace }]
    }),
  ),
})
