import MiniSearch from 'minisearch'
import type { PageId } from '../../../src/catalogue/pages.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import type { SearchIndex } from '../../../src/search/search-index.ts'
import { foldThai, isFigure, latinWords, normalise, runsOf, stem } from '../../../src/search/words.ts'
import type { Sources } from '../sources.ts'
import { stretchesOf } from '../typography/thai.ts'
import { type Card, documentsOf, fields, type SearchDocument } from './documents.ts'
import { searchWords } from './words-file.ts'

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Minimum length, after folding, of a compound's parts: the build's dictionary also splits single letters off loan words. */
const shortest = 2

/** Splits a run of joined Thai letters if it is a compound of known words; a loan word stays whole. */
const joinedWords = (run: string): string[] => {
  const parts = cut(run)
  return parts.every((part) => foldThai(part, '').length >= shortest) ? parts : [run]
}

const cut = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

const wordsOf = (text: string, thaiWords: (run: string) => readonly string[]): string[] =>
  runsOf(text).flatMap(({ text: run, thai }) =>
    thai ? thaiWords(run).map((word) => foldThai(word)) : latinWords(run).map(stem),
  )

/** Splits one of the site's texts into terms: unbreakable words stay whole, since a dictionary would split them; it splits the rest. */
const termsToIndex = (text: string, language: Language): string[] => {
  const letters = normalise(text)
  const pieces: { text: string; kept: boolean }[] = []
  for (const { text: piece, kept } of language === 'th'
    ? stretchesOf(letters)
    : [{ text: letters, kept: false }]) {
    const last = pieces.at(-1)
    if (last && !last.kept && !kept) last.text += piece
    else pieces.push({ text: piece, kept })
  }
  return pieces
    .flatMap((piece) => wordsOf(piece.text, piece.kept ? joinedWords : cut))
    .filter((term) => term && !isFigure(term))
}

const termOf = (word: string): string => (word >= 'ก' ? foldThai(word) : stem(word))

/** Terms that more than half of the documents contain, and so do not distinguish them. */
const commonTerms = (documents: readonly SearchDocument[], language: Language): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const { texts } of documents)
    for (const term of new Set(termsToIndex(Object.values(texts).join('\n'), language)))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > documents.length / 2).map(([term]) => term))
}

/** Builds what browsers need to search a language. The same texts always give the same bytes. */
export const buildIndex = (language: Language, sources: Sources): SearchIndex => {
  const { documents, cards } = documentsOf(language, sources)
  const common = commonTerms(documents, language)
  const ignoredTerms = Object.values(searchWords.ignored)
    .flat()
    .map((word) => termOf(word))
  const index = new MiniSearch<{ id: number } & SearchDocument['texts']>({
    fields: [...fields],
    tokenize: (text) => termsToIndex(text, language).filter((term) => !common.has(term)),
    processTerm: (term) => term,
  })
  index.addAll(documents.map(({ texts }, id) => ({ id, ...texts })))
  const numbers = Object.keys(cards) as PageId[]
  return {
    pages: numbers.map((id) => [id, (cards[id] as Card).label, (cards[id] as Card).purpose]),
    documents: documents.map(({ page, section }) =>
      section ? [numbers.indexOf(page), section.id, section.heading] : [numbers.indexOf(page)],
    ),
    index: index.toJSON(),
    ignored: [...new Set([...common, ...ignoredTerms])].sort(),
    synonyms: searchWords.synonyms,
  }
}
