import { neutralKeys } from '../content/quality/texts.ts'
import type { Sources } from '../content/sources.ts'
import type { Json } from '../content/strings.ts'

const plainLetters = 'AEIOUYaeiouyCcNnSsZz'
const accented = 'ÀÉÎÕÜÝàéîõüýÇçÑñŠšŽž'
const vowel = /[aeiouy]/i

/** Parts that are not words: placeholders, link targets, code, tags, addresses. */
const untouched = /(\{\{[^}]*\}\}|\$t\([^)]*\)|\]\([^)]*\)|`[^`]*`|<[^>]*>|https?:\S+|\b[\w.]+@[\w.]+)/

const accent = (letter: string) => accented[plainLetters.indexOf(letter)] ?? letter

/** Doubles vowels: a third longer, as a translation may be. Thai grows only by the brackets. */
const lengthened = (text: string) =>
  [...text]
    .map((letter) => (vowel.test(letter) ? accent(letter) + accent(letter.toLowerCase()) : accent(letter)))
    .join('')

/** Makes a text long and accented, between brackets that reveal clipped ends. */
export const pseudo = (text: string): string => {
  if (!/\p{L}/u.test(text.replace(new RegExp(untouched, 'g'), ''))) return text
  const parts = text.split(untouched).map((part, index) => (index % 2 === 0 ? lengthened(part) : part))
  return `‹${parts.join('')}›`
}

/** @param neutral names of fields that hold identifiers */
const walk = (value: Json, name: string, neutral: ReadonlySet<string>): Json => {
  if (typeof value === 'string') return neutral.has(name) ? value : pseudo(value)
  if (Array.isArray(value)) return value.map((item) => walk(item, name, neutral))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, walk(item, inner, neutral)]))
}

const none: ReadonlySet<string> = new Set()

/** A language's pages and shell with every text pseudo-localised. */
export const pseudoSources = (sources: Sources): Sources =>
  new Map(
    [...sources].map(([namespace, source]) => [
      namespace,
      // Only pages hold identifiers; a text of the shell may be called like one.
      walk(source, '', namespace.startsWith('pages/') ? neutralKeys : none),
    ]),
  )
