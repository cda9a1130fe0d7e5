import { pagesIn } from '../../../src/catalogue/pages.ts'
import {
  defaultLanguage,
  languages as facts,
  type Language,
  languageCodes,
} from '../../../src/i18n/languages.ts'
import type { Mistake } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { nameOf, neutralKeys } from '../quality/texts.ts'
import { quotedTwin } from '../quality/translation.ts'
import { type Json, linksOf, placeholdersOf } from '../strings.ts'
import { originalFile } from '../translated-file.ts'

/** Reports files, keys, placeholders, links and identifiers that differ from those of the default language. */
export function* languages(sources: SourcesByLanguage): Generator<Finding> {
  const first = sources[defaultLanguage]
  for (const language of languageCodes.filter((code) => code !== defaultLanguage))
    for (const namespace of new Set([...first.keys(), ...sources[language].keys()])) {
      const neutral = namespace.startsWith('pages/') ? neutralKeys : none
      // A page without its file is reported as such (files.ts).
      if (neutral !== none && !(first.has(namespace) && sources[language].has(namespace))) continue
      if (!sources[language].has(namespace) && !isNeeded(namespace, language)) continue
      for (const { key, message } of differences(
        first.get(namespace),
        withOriginalFiles(sources[language].get(namespace), language),
        neutral,
      ))
        yield { language: languageAt(first.has(namespace), language), namespace, key, message }
    }
}

/** The words of a form, which only pages that show it need. */
const formWords = /^calculators\/(.+)$/

/** Words of several forms and of prices. */
const ofSeveral: readonly string[] = ['shared', 'pricing', 'credits']

/** Whether a language needs a file: it does not need the words of a calculator that it lacks. */
const isNeeded = (namespace: string, language: Language): boolean => {
  const [, form] = formWords.exec(namespace) ?? []
  if (!form) return true
  const there = pagesIn(language)
  if (!ofSeveral.includes(form)) return there.some(({ id }) => id === form)
  return !facts[language].partial || there.some(({ kind }) => kind === 'calculator' || kind === 'pricing')
}

/** Replaces names of translated files with the original's: a page may offer a file's translation. */
const withOriginalFiles = (texts: Json | undefined, language: Language): Json | undefined =>
  texts === undefined
    ? undefined
    : JSON.parse(JSON.stringify(texts), (key, value) =>
        key === 'file' && typeof value === 'string' ? originalFile(value, language) : value,
      )

const none: ReadonlySet<string> = new Set()
const languageAt = (inFirst: boolean, language: Language) => (inFirst ? language : defaultLanguage)

function* differences(
  one: Json | undefined,
  two: Json | undefined,
  neutral: ReadonlySet<string>,
  key = '',
): Generator<Mistake> {
  if (two === undefined) yield { key, message: `is missing: write it here too${quotedTwin(one)}` }
  else if (one === undefined)
    yield { key, message: `is not in the default language: write it there too, or delete it here` }
  else if (typeof one === 'string' && typeof two === 'string')
    for (const message of textDifferences(one, two, neutral.has(nameOf(key)))) yield { key, message }
  else if (Array.isArray(one) && Array.isArray(two) && one.length !== two.length)
    yield { key, message: lengthDifference(one, two, neutral) }
  else if (isBranch(one) && isBranch(two))
    for (const name of new Set([...Object.keys(one), ...Object.keys(two)]))
      yield* differences(one[name], two[name], neutral, key ? `${key}.${name}` : name)
  else if (one !== two)
    yield { key, message: `differs from the default language: write ${JSON.stringify(one)}` }
}

/** Says how many items a list has too few or too many, and where the two lists start to differ. */
const lengthDifference = (
  one: readonly Json[],
  two: readonly Json[],
  neutral: ReadonlySet<string>,
): string => {
  const same = one.findIndex(
    (item, index) => index >= two.length || [...differences(item, two[index], neutral)].length > 0,
  )
  const from = same < 0 ? one.length : same
  return `has ${two.length} items, but the default language has ${one.length}; they differ from item ${from} on: add what is missing, or delete what is too much`
}

const isBranch = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null

function* textDifferences(one: string, two: string, neutral: boolean): Generator<string> {
  if (neutral && one !== two) yield `differs from the default language: write "${one}", which programs read`
  if (!sameItems(placeholdersOf(one), placeholdersOf(two)))
    yield `has other placeholders than the default language: write ${placeholdersOf(one).join(' ') || 'none'}`
  if (!sameItems(pageLinks(one), pageLinks(two)))
    yield `links to other pages than the default language: link to ${pageLinks(one).join(' ') || 'none'}`
}

const pageLinks = (text: string) => linksOf(text).filter((link) => link.startsWith('page:'))
const sameItems = (one: string[], two: string[]) => one.toSorted().join('\n') === two.toSorted().join('\n')
