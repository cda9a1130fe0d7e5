import { namesIn } from '../content/quality/gone.ts'

/** The names of a removed page, and words that must not be mistaken for them. */
export interface NamedPage {
  readonly id: string
  /** In every language. */
  readonly labels: readonly string[]
}

const words = (label: string) => label.match(/[\p{Script=Latin}\d][\p{L}\p{N}+.-]*/gu) ?? []

/**
 * Names by which texts may still refer to removed pages: their labels, the words of these that never occur in lower case (proper names), and
 * the search's synonyms of both; without names that are still in use.
 * @param texts every text of the remaining pages
 */
export const namesOfGone = (
  gone: readonly NamedPage[],
  kept: readonly NamedPage[],
  synonyms: readonly (readonly string[])[],
  texts: readonly string[],
): Map<string, string[]> => {
  const inUse = kept.flatMap(({ labels }) => labels)
  const isInUse = (name: string) => inUse.some((label) => namesIn(label, [name]).length > 0)
  const all = texts.join('\n')
  const isProper = (word: string) =>
    /^\p{Lu}/u.test(word) &&
    word.length > 3 &&
    (/\p{Lu}.*\p{Lu}/u.test(word) || namesIn(all, [word.toLowerCase()]).length === 0)
  return new Map(
    gone.map(({ id, labels }) => {
      const proper = labels.flatMap(words).filter((word) => isProper(word))
      const own = [...labels, ...proper]
      const also = synonyms
        .filter((group) => group.some((word) => proper.includes(word)))
        .flat()
        .filter((word) => /^\p{Lu}|[ก-๙]/u.test(word))
      return [
        id,
        [...new Set([...own, ...also])].filter((name) => !isInUse(name) && namesIn(all, [name]).length > 0),
      ]
    }),
  )
}
