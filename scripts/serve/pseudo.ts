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

/** Changes the words of a text, but not its placeholders, link targets, code and addresses. */
export const changeWords = (text: string, change: (words: string) => string): string =>
  text
    .split(untouched)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')

/** Makes a text long and accented, between brackets that reveal clipped ends. */
export const pseudo = (text: string): string =>
  /\p{L}/u.test(text.replace(new RegExp(untouched, 'g'), '')) ? `‹${changeWords(text, lengthened)}›` : text

type Change = (text: string) => string

/** @param neutral names of fields that hold identifiers */
const walk = (value: Json, change: Change, name: string, neutral: ReadonlySet<string>): Json => {
  if (typeof value === 'string') return neutral.has(name) ? value : change(value)
  if (Array.isArray(value)) return value.map((item) => walk(item, change, name, neutral))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, item]) => [inner, walk(item, change, inner, neutral)]),
  )
}

const none: ReadonlySet<string> = new Set()

/** A locale file with every text changed. */
export const changeTexts = (namespace: string, source: Json, change: Change): Json =>
  // Only pages hold identifiers; a text of the shell may be called like one.
  walk(source, change, '', namespace.startsWith('pages/') ? neutralKeys : none)

/** A language's pages and shell with every text pseudo-localised. */
export const pseudoSources = (sources: Sources): Sources =>
  new Map([...sources].map(([namespace, source]) => [namespace, changeTexts(namespace, source, pseudo)]))
