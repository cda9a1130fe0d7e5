import { brand } from '../brand.ts'
import { type PageId, type PageKind, pages } from '../catalogue/pages.ts'
import { namespaceOf, pageOf } from '../catalogue/urls.ts'
import { brandTexts } from '../i18n/brand-texts.ts'
import { defaultLanguage, type Language, languageCodes } from '../i18n/languages.ts'
import { pageSchema } from './page.ts'
import type { SourcesByLanguage } from './quality/finding.ts'
import { qualityFindings } from './quality/quality.ts'
import { neutralKeys } from './quality/texts.ts'
import { fileOf, type Sources } from './sources.ts'
import { type Json, linksOf, placeholdersOf, strings } from './strings.ts'

export type { SourcesByLanguage }

type Report = (language: Language, namespace: string, key: string, message: string) => void

const requirements = import.meta.glob<readonly string[]>('../pages/*.tsx', {
  import: 'requires',
  eager: true,
})
const requiredBlocks = (kind: PageKind) => requirements[`../pages/${kind}.tsx`] ?? []

/** Every mistake in the locale files, one line each, with file and key. */
export const findProblems = (sources: SourcesByLanguage): string[] => {
  const problems: string[] = []
  const report: Report = (language, namespace, key, message) =>
    problems.push(`${fileOf(language, namespace)}: ${key ? `${key}: ` : ''}${message}`)
  for (const language of languageCodes) {
    checkFiles(sources[language], language, report)
    checkPages(sources[language], language, report)
    checkTexts(sources[language], language, report)
    checkUnique(sources[language], language, report)
  }
  for (const language of languageCodes.filter((code) => code !== defaultLanguage))
    compareLanguages(sources[defaultLanguage], sources[language], language, report)
  for (const { language, namespace, key, message } of qualityFindings(sources))
    report(language, namespace, key, message)
  return problems
}

const checkFiles = (sources: Sources, language: Language, report: Report) => {
  const expected = new Set<string>(pages.map(namespaceOf))
  for (const namespace of expected) if (!sources.has(namespace)) report(language, namespace, '', 'is missing')
  for (const namespace of sources.keys())
    if (namespace.startsWith('pages/') && !expected.has(namespace))
      report(language, namespace, '', 'belongs to no page of the catalogue')
}

const checkPages = (sources: Sources, language: Language, report: Report) => {
  for (const page of pages) {
    const namespace = namespaceOf(page)
    const source = sources.get(namespace)
    if (source === undefined) continue
    const result = pageSchema.safeParse(source)
    if (!result.success) {
      for (const issue of result.error.issues)
        report(language, namespace, issue.path.join('.'), issue.message)
      continue
    }
    const blocks = result.data.blocks as { type: string; id: string }[]
    for (const type of requiredBlocks(page.kind))
      if (!type.split('|').some((name) => blocks.some((block) => block.type === name)))
        report(language, namespace, 'blocks', `a page of kind ${page.kind} needs a block of type ${type}`)
    for (const [index, { id }] of blocks.entries())
      if (blocks.findIndex((block) => block.id === id) !== index)
        report(language, namespace, `blocks.${index}.id`, `"${id}" is used twice`)
  }
}

const checkTexts = (sources: Sources, language: Language, report: Report) => {
  const facts = brandTexts(language)
  for (const [namespace, source] of sources)
    for (const [key, text] of strings(source)) {
      if (text.trim() === '') report(language, namespace, key, 'is empty')
      if (text.includes(brand.product))
        report(language, namespace, key, 'names the product: write {{product}}')
      for (const link of linksOf(text))
        checkLink(sources, link, (message) => report(language, namespace, key, message))
      if (namespace.startsWith('pages/'))
        for (const placeholder of placeholdersOf(text))
          if (!(placeholder.slice(2, -2) in facts))
            report(language, namespace, key, `${placeholder} is no placeholder`)
    }
}

const checkLink = (sources: Sources, link: string, report: (message: string) => void) => {
  const [, id, hash] = /^page:([^#]*)(?:#(.*))?$/.exec(link) ?? []
  if (id === undefined) {
    if (!/^(?:https:\/\/|mailto:|tel:|lang:[a-z]{2}$)/.test(link))
      report(`"${link}" is no link: write page:id, https:, mailto:, tel: or lang:`)
    return
  }
  if (!pages.some((page) => page.id === id)) return report(`"${id}" is no page of the catalogue`)
  const target = sources.get(namespaceOf(pageOf(id as PageId))) as { blocks?: { id: string }[] } | undefined
  if (hash && target?.blocks && !target.blocks.some((block) => block.id === hash))
    report(`"${id}" has no section "${hash}"`)
}

const unique = ['title', 'description', 'h1', 'label'] as const

const checkUnique = (sources: Sources, language: Language, report: Report) => {
  for (const key of unique) {
    const seen = new Map<string, string>()
    for (const page of pages) {
      const namespace = namespaceOf(page)
      const text = (sources.get(namespace) as Record<string, string> | undefined)?.[key]
      if (text === undefined) continue
      const other = seen.get(text)
      if (other) report(language, namespace, key, `is the same as in ${other}`)
      seen.set(text, namespace)
    }
  }
}

const compareLanguages = (first: Sources, other: Sources, language: Language, report: Report) => {
  for (const namespace of new Set([...first.keys(), ...other.keys()])) {
    const one = first.get(namespace)
    const two = other.get(namespace)
    if (one === undefined) report(defaultLanguage, namespace, '', 'is missing')
    else if (two === undefined) report(language, namespace, '', 'is missing')
    else {
      const sameIn = namespace.startsWith('pages/') ? neutralKeys : none
      compare(one, two, [], sameIn, (key, message) => report(language, namespace, key, message))
    }
  }
}

const none = new Set<string>()

const compare = (
  one: Json | undefined,
  two: Json | undefined,
  path: string[],
  sameIn: ReadonlySet<string>,
  report: (key: string, message: string) => void,
) => {
  const key = path.join('.')
  if (two === undefined) return report(key, 'is missing')
  if (one === undefined) return report(key, 'is not in the default language')
  if (typeof one === 'string' && typeof two === 'string') return compareTexts(one, two, path, sameIn, report)
  if (one === null || two === null || typeof one !== 'object' || typeof two !== 'object') {
    if (one !== two) report(key, `differs from the default language (${JSON.stringify(one)})`)
    return
  }
  const [a, b] = [one, two] as [Record<string, Json>, Record<string, Json>]
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
    compare(a[name], b[name], [...path, name], sameIn, report)
}

const compareTexts = (
  one: string,
  two: string,
  path: string[],
  sameIn: ReadonlySet<string>,
  report: (key: string, message: string) => void,
) => {
  const key = path.join('.')
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (sameIn.has(name) && one !== two) report(key, `differs from the default language ("${one}")`)
  const same = (list: (text: string) => string[]) =>
    [...list(one)].sort().join() === [...list(two)].sort().join()
  if (!same(placeholdersOf))
    report(key, `has other placeholders than the default language (${placeholdersOf(one).join(' ')})`)
  if (!same((text) => linksOf(text).filter((link) => link.startsWith('page:'))))
    report(key, `links to other pages than the default language`)
}
