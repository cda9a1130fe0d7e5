import { parseSync } from 'vite'
import { namesIn } from '../content/quality/gone.ts'

/** Names that tests must not contain, since they differ between providers. */
export interface SampleNames {
  /** Paths of pages, without language. */
  readonly paths: readonly string[]
  /** Ids of pages that a provider may remove. */
  readonly ids: ReadonlySet<string>
  /** Names of services and stories. */
  readonly labels: readonly string[]
  /** Names and codes of data centres. */
  readonly sites: readonly string[]
  /** Ids of the price list's items. */
  readonly items: ReadonlySet<string>
  /** The texts of pages, joined. */
  readonly texts: string
}

interface Node {
  readonly type?: string
  readonly start?: number
  readonly value?: unknown
  readonly regex?: { readonly pattern: string }
}

/** Number of words from which a string counts as a sentence. */
const sentence = 5

/** Every string, template part and regular expression of a script with its line, except the modules that it imports. */
const literalsOf = (file: string, code: string): { text: string; line: number }[] => {
  const literals: { text: string; line: number }[] = []
  const textOf = ({ type, value, regex }: Node) => {
    if (type === 'Literal') return regex ? regex.pattern.replaceAll('\\', '') : value
    return type === 'TemplateElement' ? (value as { cooked: string | null }).cooked : undefined
  }
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type = '', start = 0 } = node as Node
    if (/^(?:Import|Export(?:All|Named))/.test(type) && 'source' in node && node.source) return
    const text = textOf(node)
    if (typeof text === 'string') literals.push({ text, line: code.slice(0, start).split('\n').length })
    Object.values(node).forEach(walk)
  }
  walk(parseSync(file, code).program)
  return literals
}

/** Finds names of one provider's site in a test. @returns the problems, by line */
export const namesOfSample = (
  file: string,
  code: string,
  { paths, ids, labels, sites, items, texts }: Partial<SampleNames>,
): string[] => {
  const longestFirst = (paths ?? [])
    .toSorted((a, b) => b.length - a.length)
    .map((path) => RegExp.escape(path))
  // Files of texts begin with `pages`.
  const path = new RegExp(`(?:(?<![\\w.-])|(?<=\\bpages))(?:/th)?(?:${longestFirst.join('|')})(?![\\w/-])`)
  return literalsOf(file, code).flatMap(({ text, line }) => {
    const price = [...text.matchAll(/(?<![\w.])([a-z\d]+)\.\d/g)].some(([, id = '']) => items?.has(id))
    const reasons: Record<string, boolean> = {
      'the path of a page': longestFirst.length > 0 && path.test(text),
      'the id of a page': ids?.has(text) ?? false,
      'the name of a service': namesIn(text, labels ?? []).length > 0,
      'the name of a data centre': namesIn(text, sites ?? []).length > 0,
      'an item of the price list': price || (items?.has(text) ?? false),
      'a sentence of a page':
        text.trim().split(' ').length >= sentence && (texts?.includes(text.trim()) ?? false),
    }
    const named = Object.entries(reasons).flatMap(([what, is]) => (is ? what : []))
    return named.length > 0 ? [`${file}:${line}: “${text}” is ${named.join(', ')}`] : []
  })
}
