import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Backend, EntryCollection, Field } from '@sveltia/cms'
import { collections, folderOf } from '../../../src/catalogue/collections.ts'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { fileJsonSchemas } from '../../../src/content/page.ts'
import { defaultLanguage, languageCodes, wholeLanguages } from '../../../src/i18n/languages.ts'
import { addableKinds, type ItemKind, itemName } from '../../../src/provider/schema.ts'
import { localesFolder, readSources } from '../../content/sources.ts'
import { fieldsOf, type Names } from './form.ts'
import type { FileKind, Settings } from './settings.ts'
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

/** The folders of page files, in the order of the catalogue, and those that still lack their first item. */
const folders = (): string[] => [
  ...new Set([...pages.map((page) => dirname(namespaceOf(page))), ...collections.map(folderOf)]),
]

const address = {
  // Editable only when an item is created, since the file's name is the page's address, which never changes.
  editable: ['create' as const],
  hint: 'The page’s address, the same in every language; left empty, it is made from the title. It cannot be changed later.',
  pattern: [itemName.source, 'Lower-case words joined by hyphens'] as [string, string],
}

/** How the files of a folder are written, whether pages or a collection's items. */
const kinds = {
  page: () => ({
    format: 'page' satisfies FileKind,
    label_singular: 'Page',
    identifier_field: 'label',
    summary: '{{label}}',
    slug: { template: '{{label}}', ...address },
  }),
  item: (kind: ItemKind) => ({
    format: 'item' satisfies FileKind,
    label_singular: spelledOut(kind),
    identifier_field: 'title',
    summary: '{{title}}',
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' as const },
    },
    slug: { template: '{{title}}', ...address },
  }),
}

const isRequired = (field: Field) => 'required' in field && field.required === true

/** Required fields come first in the form of an item, which may have no others. */
const requiredFirst = (fields: Field[]) =>
  fields.toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a)))

/** Whether a folder can have pages that are declared in their file: those of calculators need code. */
const isOpen = (folder: string) =>
  pages.some(
    (page) =>
      dirname(namespaceOf(page)) === folder &&
      page.kind !== 'landing' &&
      addableKinds.some((kind) => kind === page.kind),
  ) || collections.some((one) => folderOf(one) === folder)

const collection = (folder: string, schemas: Settings['schemas'], names: Names): EntryCollection => {
  // A folder is labelled by the page of the same name, which is the landing page of those in it.
  const landing = pages.find((page) => namespaceOf(page) === folder)
  const kind = collections.find((one) => folderOf(one) === folder)?.kind
  return {
    name: collectionOf(folder),
    label: (landing && names.pages[landing.id]) ?? spelledOut(folder.split('/').at(-1) ?? folder),
    folder: `${localesFolder}/{{locale}}/${folder}`,
    extension: 'json',
    i18n: true,
    create: isOpen(folder),
    delete: isOpen(folder),
    editor: { preview: false },
    ...(kind ? kinds.item(kind) : kinds.page()),
    fields: kind
      ? requiredFirst(fieldsOf(schemas.item, names, 'item'))
      : fieldsOf(schemas.page, names, 'page'),
  }
}

/** The editor's settings for the pages as they are. */
export const makeSettings = (
  backend: Backend,
  names = readNames(),
  schemas = fileJsonSchemas() as Settings['schemas'],
): Settings => ({
  schemas,
  config: {
    load_config_file: false,
    backend,
    media_folder: 'public',
    public_folder: '/',
    i18n: {
      structure: 'multiple_folders',
      locales: [...languageCodes],
      // A partial language gets a new page only when an editor adds it.
      initial_locales: [...wholeLanguages],
      default_locale: defaultLanguage,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: folders().map((folder) => collection(folder, schemas, names)),
  },
  pages: Object.fromEntries(
    pages.map((page) => {
      const namespace = namespaceOf(page)
      return [`${collectionOf(dirname(namespace))}/${entryOf(namespace)}`, { path: page.path, namespace }]
    }),
  ),
})
