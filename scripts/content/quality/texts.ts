import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import type { Sources } from '../sources.ts'
import { type Json, strings } from '../strings.ts'

/** Namespaces of legal pages. */
export const legalTexts: ReadonlySet<string> = new Set(
  pages.filter(({ kind }) => kind === 'legal').map(namespaceOf),
)

/** Keys whose values are identifiers and so are the same in every language. */
export const neutralKeys: ReadonlySet<string> = new Set([
  'id',
  'type',
  'page',
  'pages',
  'count',
  'related',
  'about',
  'file',
  'poster',
  'owner',
  'kind',
  'icon',
  'look',
  'place',
  'from',
  'to',
  'group',
  'calculator',
  'state',
  'is',
  'part',
  'pictogram',
  'menuGroup',
  'archetype',
  'movedFrom',
  'publishAt',
  'unpublishAt',
  'instead',
])

/** The last name in a path: `pages` for `blocks.2.pages.0`. */
export const nameOf = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''

/** Every text that a reader of the page sees, with its path. */
export const ofReaders = (source: Json) =>
  [...strings(source)].filter(([path]) => !neutralKeys.has(nameOf(path)))

/** The same without inline marks. */
export const readerTexts = (source: Json): [path: string, text: string][] =>
  ofReaders(source).map(([path, text]) => [path, plain(text)])

/** Removes inline marks; keeps the words of links and the characters of code. */
export const plain = (text: string): string =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`/g, '')

/** Removes inline marks and replaces each piece of code with "x": a token `line` is not the word. */
export const withoutCode = (text: string): string => plain(text.replace(/`[^`]*`/g, '`x`'))

/** Yields every text of a language: of pages, shell and calculators. */
export function* allTexts(
  sources: Sources,
  shown = plain,
): Generator<[namespace: string, path: string, text: string]> {
  for (const [namespace, source] of sources)
    for (const [path, text] of namespace.startsWith('pages/') ? ofReaders(source) : strings(source))
      yield [namespace, path, shown(text)]
}
