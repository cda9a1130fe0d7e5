import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type AnyPage, builtPages, bytes, htmlOf } from './built-page.ts'

/** The growth that is worth a line: a tenth of what a visitor loads. */
const notable = 0.1

/** Maximum number of parts that are named as the cause of a page's growth. */
const mostCauses = 3

/** Bytes after brotli by part: `HTML`, and each style sheet and script by its name without the hash. */
type Parts = ReadonlyMap<string, number>

/** A page that weighs at least a tenth more in the second of two builds. */
export interface Growth {
  readonly href: string
  /** Size of its HTML, style sheets and first scripts after brotli, in bytes. */
  readonly before: number
  readonly after: number
  /** The parts that grew most, with the bytes that each adds. */
  readonly causes: readonly (readonly [part: string, bytes: number])[]
}

/** `site-BKp1tSA7.js` is `site.js` in every build. */
const withoutHash = (file: string) => file.replace(/-[\w-]{8,10}(?=\.\w+$)/, '')

/** The assets that a page loads before it is used: those that its HTML names, and the app's scripts, which it lists by their bare names. */
const assetsOf = (html: string): string[] => {
  const named = [...html.matchAll(/\/assets\/([\w.-]+\.(?:css|js))/g)].map(([, file]) => file ?? '')
  const listed = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  return [...new Set([...named, ...listed])].filter(Boolean)
}

const makeMeasure = (folder: string) => {
  const known = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(join(folder, 'assets', file))).length
    known.set(file, size)
    return size
  }
  return (html: string): Parts =>
    new Map([
      ['HTML', brotliCompressSync(html).length],
      ...assetsOf(html).map((file) => [withoutHash(file), sizeOf(file)] as const),
    ])
}

const sum = (parts: Parts) => [...parts.values()].reduce((total, size) => total + size, 0)

/** Lists the pages of two builds that grew by a tenth or more, those that grew most first. */
export const growthOf = (pages: readonly AnyPage[], before: string, after: string): Growth[] => {
  const [measureOld, measureNew] = [makeMeasure(before), makeMeasure(after)]
  return builtPages(pages)
    .flatMap(({ href }): Growth[] => {
      const [old, now] = [htmlOf(before, href), htmlOf(after, href)]
      if (old === undefined || now === undefined) return []
      const [was, is] = [measureOld(old), measureNew(now)]
      if (sum(is) < sum(was) * (1 + notable)) return []
      const causes = [...is]
        .map(([part, size]) => [part, size - (was.get(part) ?? 0)] as const)
        .filter(([, more]) => more > 0)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, mostCauses)
      return [{ href, before: sum(was), after: sum(is), causes }]
    })
    .toSorted((a, b) => b.after / b.before - a.after / a.before)
}

/** The part of the comment about growth, in Markdown: pages that grew for the same cause share a row. */
export const growthText = (growth: readonly Growth[]): string[] => {
  if (growth.length === 0)
    return ['No page has grown by a tenth or more, counting its style sheets and scripts.']
  const cause = ({ causes }: Growth) => causes.map(([part, more]) => `${part} +${bytes(more)}`).join(', ')
  const rows = [...Map.groupBy(growth, cause)].map(([because, grown]) => {
    const [most] = grown as [Growth, ...Growth[]]
    const others = grown.length > 1 ? ` and ${grown.length - 1} more` : ''
    return `| \`${most.href}\`${others} | ${bytes(most.before)} | ${bytes(most.after)} | ${because} |`
  })
  return [
    `**${growth.length} pages have grown by a tenth or more**, counting their style sheets and scripts:`,
    '',
    '| Page | before, bytes | here, bytes | because of |',
    '|---|--:|--:|---|',
    ...rows,
  ]
}
