import { neutralKeys } from '../../src/content/quality/texts.ts'
import type { Sources } from '../../src/content/sources.ts'
import type { Json } from '../../src/content/strings.ts'

const plainLetters = 'AEIOUYaeiouyCcNnSsZz'
const accented = 'ÀÉÎÕÜÝàéîõüýÇçÑñŠšŽž'
const vowel = /[aeiouy]/i

/** What is no word to readers: placeholders, targets of links, code, tags, addresses. */
const untouched = /(\{\{[^}]*\}\}|\$t\([^)]*\)|\]\([^)]*\)|`[^`]*`|<[^>]*>|https?:\S+|\b[\w.]+@[\w.]+)/

const accent = (letter: string) => accented[plainLetters.indexOf(letter)] ?? letter

/** Vowels twice: a third longer, as a translation may be. Thai, without capitals, gets its length from what is added. */
const lengthened = (text: string) =>
  [...text]
    .map((letter) => (vowel.test(letter) ? accent(letter) + accent(letter.toLowerCase()) : accent(letter)))
    .join('')

/** A text as a long, accented one between marks by which its ends are seen. */
export const pseudo = (text: string): string => {
  if (!/\p{L}/u.test(text.replace(new RegExp(untouched, 'g'), ''))) return text
  const parts = text.split(untouched).map((part, index) => (index % 2 === 0 ? lengthened(part) : part))
  return `‹${parts.join('')}›`
}

const walk = (value: Json, name: string, change: (text: string) => string): Json => {
  if (typeof value === 'string') return neutralKeys.has(name) ? value : change(value)
  if (Array.isArray(value)) return value.map((item) => walk(item, name, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, walk(item, inner, change)]))
}

/** A language's pages and shell as if every text of theirs were pseudo. */
export const pseudoSources = (sources: Sources): Sources =>
  new Map([...sources].map(([namespace, source]) => [namespace, walk(source, '', pseudo)]))
