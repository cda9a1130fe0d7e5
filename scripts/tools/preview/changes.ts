import { brotliCompressSync } from 'node:zlib'
import type { Language } from '../../../src/i18n/languages.ts'
import { fileOf } from '../../content/sources.ts'
import { type AnyPage, builtPages, bytes, htmlOf } from './built-page.ts'
import { type Growth, growthText } from './growth.ts'

/** A page in a language that differs between two builds. */
export interface Change {
  readonly id: string
  readonly href: string
  readonly language: Language
  /** Size of its HTML after brotli, in bytes; `undefined` if the build lacks the page. */
  readonly before: number | undefined
  readonly after: number | undefined
  /** Whether its file of texts changed too. */
  readonly texts: boolean
}

/** A page as visitors get it, without the file names that change with every build. */
const withoutHashes = (html: string) =>
  html.replaceAll(/\/assets\/[\w./-]+/g, '').replaceAll(/'sha256-[^']+'|[0-9a-f]{16,}/g, '')

const size = (html: string | undefined) => (html === undefined ? undefined : brotliCompressSync(html).length)

/**
 * Compares the pages of two builds.
 *
 * @param changedFiles paths of the files that differ between the commits
 */
export const changesOf = (
  pages: readonly AnyPage[],
  before: string,
  after: string,
  changedFiles: ReadonlySet<string>,
): Change[] =>
  builtPages(pages).flatMap(({ page: { id, namespace }, language, href }): Change[] => {
    const [old, now] = [htmlOf(before, href), htmlOf(after, href)]
    const texts = changedFiles.has(fileOf(language, namespace))
    if (!texts && (old === now || (old && now && withoutHashes(old) === withoutHashes(now)))) return []
    return old === undefined && now === undefined
      ? []
      : [{ id, href, language, before: size(old), after: size(now), texts }]
  })

const difference = ({ before, after }: Change) => {
  if (before === undefined) return 'new'
  if (after === undefined) return 'gone'
  const more = after - before
  return more === 0 ? '±0' : `${more > 0 ? '+' : '−'}${Math.abs(more).toLocaleString('en')}`
}

/** Maximum number of pages that the comment lists, since a change of the shell affects all. */
const mostRows = 40

/** The comment on a pull request, in Markdown. */
export const commentOf = (changes: readonly Change[], growth: readonly Growth[], run: string): string => {
  const sorted = changes.toSorted((a, b) => Number(b.texts) - Number(a.texts))
  const rows = sorted
    .slice(0, mostRows)
    .map(
      (change) =>
        `| \`${change.href}\` | ${change.texts ? 'texts' : 'page'} | ${bytes(change.before)} | ${bytes(change.after)} | ${difference(change)} |`,
    )
  const total = changes.reduce((sum, { before = 0, after = 0 }) => sum + after - before, 0)
  return [
    changes.length === 0
      ? 'No page changes.'
      : `${changes.length} pages change, ${total > 0 ? '+' : total < 0 ? '−' : '±'}${Math.abs(total).toLocaleString('en')} bytes of HTML in all.`,
    ...(rows.length > 0
      ? ['', '| Page | What | main, bytes | here, bytes | |', '|---|---|--:|--:|--:|', ...rows]
      : []),
    ...(changes.length > mostRows ? ['', `… and ${changes.length - mostRows} more.`] : []),
    '',
    ...growthText(growth),
    '',
    `The site and pictures of its changed pages are artifacts of [this run](${run}): \`preview\`, the folder \`dist\`, and \`preview-pictures\`. Sizes are those of the HTML after brotli.`,
    '',
  ].join('\n')
}
