import { namesIn, patternOf } from '../content/quality/gone.ts'

/** The names of a removed page, and words that must not be mistaken for them. */
export interface NamedPage {
  readonly id: string
  /** In every language. */
  readonly labels: readonly string[]
  /** What visitors search for when they mean the page. */
  readonly aliases?: readonly string[]
}

const words = (label: string) => label.match(/[\p{Script=Latin}\d][\p{L}\p{N}+.-]*/gu) ?? []

/**
 * How often texts write a proper name with its capital inside a sentence for each time in lower case. The name of a product may also be a
 * common word, which texts sometimes use for something else.
 */
const capitalsOfNames = 4

/**
 * Names by which texts may still refer to removed pages: their labels, the words of these that are proper names, so that a product is also
 * found without its maker, and the search's synonyms of both; without names that are still in use.
 * @param texts every text of the remaining pages
 */
export const namesOfRemoved = (
  removed: readonly NamedPage[],
  remaining: readonly NamedPage[],
  synonyms: readonly (readonly string[])[],
  texts: readonly string[],
): Map<string, string[]> => {
  const inUse = remaining.flatMap(({ labels }) => labels)
  const isInUse = (name: string) => inUse.some((label) => namesIn(label, [name]).length > 0)
  const all = texts.join('\n')
  const times = (pattern: string) => [...all.matchAll(new RegExp(pattern, 'gu'))].length
  const isProper = (word: string) => {
    if (!/^\p{Lu}/u.test(word) || word.length <= 3) return false
    if (/\p{Lu}.*\p{Lu}/u.test(word)) return true
    const inLowerCase = times(patternOf(word.toLowerCase()))
    // The first word of a sentence has its capital whatever it is.
    return inLowerCase === 0 || times(`(?<=\\p{Ll},? )${patternOf(word)}`) >= capitalsOfNames * inLowerCase
  }
  return new Map(
    removed.map(({ id, labels }) => {
      const proper = labels.flatMap(words).filter((word) => isProper(word))
      const ownNames = [...labels, ...proper]
      const also = synonyms
        .filter((group) => group.some((word) => proper.includes(word)))
        .flat()
        .filter((word) => /^\p{Lu}|[ก-๙]/u.test(word))
      return [
        id,
        [...new Set([...ownNames, ...also])].filter(
          (name) => !isInUse(name) && namesIn(all, [name]).length > 0,
        ),
      ]
    }),
  )
}

/** A phrase as it is written at the beginning of a sentence and inside one, and in English of one thing and of several. */
const spellings = (phrase: string): string[] => {
  const [first = '', second = ''] = phrase
  const rest = phrase.slice(first.length)
  const one = [
    phrase,
    first.toUpperCase() + rest,
    ...(/\p{Lu}/u.test(second) ? [] : [first.toLowerCase() + rest]),
  ]
  const isCountable = /[a-rt-z]$/.test(phrase)
  return isCountable ? one.flatMap((spelling) => [spelling, `${spelling}s`]) : one
}

const wordsOfThai = new Intl.Segmenter('th', { granularity: 'word' })

/** Whether an alias is a single word of the language rather than a name or a phrase, such as the verb for what a tool does. */
export const isOrdinaryWord = (alias: string): boolean =>
  !/\p{Lu}/u.test(alias) &&
  [...wordsOfThai.segment(alias)].filter(({ isWordLike }) => isWordLike).length === 1

/** Words by which texts may mean a removed page without naming it: what visitors search for, except words of pages that stay. */
export const aliasesOfRemoved = (
  removed: readonly NamedPage[],
  remaining: readonly NamedPage[],
  texts: readonly string[],
): Map<string, string[]> => {
  const inUse = remaining
    .flatMap(({ labels, aliases = [] }) => [...labels, ...aliases])
    .join('\n')
    .toLowerCase()
  const all = texts.join('\n')
  const isFree = (alias: string) => namesIn(inUse, [alias.toLowerCase()]).length === 0
  return new Map(
    removed.map(({ id, aliases = [] }) => [
      id,
      [...new Set(aliases.filter(isFree).flatMap(spellings))].filter(
        (name) => namesIn(all, [name]).length > 0,
      ),
    ]),
  )
}
