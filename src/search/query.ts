import { Speller } from './nearest.ts'
import type { SearchIndex } from './search-index.ts'
import { isFigure, normalise, runsOf, shortestOpening, termsOf, Vocabulary } from './words.ts'

/** One thing searched for; each way to say it is a list of terms that must occur together in a document. */
export interface Concept {
  readonly ways: readonly { readonly terms: readonly string[]; readonly weight: number }[]
  /** Whether the visitor may still be typing its last term. */
  readonly open: boolean
}

const weights = {
  synonym: 0.8,
  /** A corrected word, spelt differently from the index. */
  corrected: 0.7,
}

/** Translates what visitors type into the words of a language's index. */
export class QueryReader {
  private readonly vocabulary: Vocabulary
  /** The index's own words; `vocabulary` has those of the synonyms as well. */
  private readonly indexed: Vocabulary
  private readonly speller: Speller
  /** Phrases with synonyms and their groups, by first term. */
  private readonly phrases = new Map<string, { terms: readonly string[]; group: number }[]>()
  private readonly groups: readonly (readonly (readonly string[])[])[]
  private readonly ignored: ReadonlySet<string>

  constructor({ index, ignored, synonyms }: SearchIndex) {
    this.ignored = new Set(ignored)
    this.indexed = new Vocabulary(index.index.map(([term]) => term))
    const termsByGroup = synonyms.map((group) => group.map((phrase) => termsOf(phrase, (run) => [run])))
    this.vocabulary = new Vocabulary([...this.indexed.words, ...ignored, ...termsByGroup.flat(2)])
    this.speller = new Speller(this.vocabulary.words)
    for (const [group, phrases] of termsByGroup.entries())
      for (const terms of phrases) {
        const [first = ''] = terms
        this.phrases.set(first, [...(this.phrases.get(first) ?? []), { terms, group }])
      }
    this.groups = synonyms.map((group) =>
      group
        .map((phrase) =>
          termsOf(phrase, (run) => this.indexed.cut(run)).filter((term) => this.isDistinctive(term)),
        )
        .filter((terms) => terms.length > 0 && terms.every((term) => this.indexed.has(term))),
    )
  }

  conceptsOf(query: string): readonly Concept[] {
    const terms = this.termsOf(query)
    const open = !/\s$/.test(query)
    const distinctive = this.read(terms, open, this.ignored)
    return distinctive.length > 0 ? distinctive : this.read(terms, open, new Set())
  }

  /** Whether every word of a query is a word of the index or the beginning of one. */
  knows(query: string): boolean {
    const terms = this.termsOf(query).filter((term) => !isFigure(term))
    return terms.length > 0 && terms.every((term) => this.isKnown(term))
  }

  /** The query with each unknown word replaced by the nearest known one; `undefined` if that changes nothing. */
  correct(query: string): string | undefined {
    const text = normalise(query)
    let result = ''
    let at = 0
    for (const { text: run, start } of runsOf(text)) {
      result += text.slice(at, start)
      at = start + run.length
      const [term = ''] = termsOf(run, (thai) => [thai])
      const unknown = !isFigure(term) && !this.isKnown(term)
      result += (unknown && this.speller.nearest(term)[0]) || run
    }
    result += text.slice(at)
    return result === text ? undefined : result
  }

  private termsOf(query: string): readonly string[] {
    return termsOf(query, (run) => this.vocabulary.cut(run))
  }

  private isDistinctive(term: string): boolean {
    return !isFigure(term) && !this.ignored.has(term)
  }

  private isKnown(term: string): boolean {
    return this.vocabulary.has(term) || (term.length >= shortestOpening && this.vocabulary.opens(term))
  }

  /** Groups terms into concepts, trying the longest phrase with synonyms first. */
  private read(terms: readonly string[], typing: boolean, ignored: ReadonlySet<string>): Concept[] {
    const concepts: Concept[] = []
    for (let at = 0; at < terms.length; ) {
      const term = terms[at] as string
      const phrase = (this.phrases.get(term) ?? [])
        .filter((candidate) => candidate.terms.every((part, offset) => terms[at + offset] === part))
        .sort((a, b) => b.terms.length - a.terms.length)[0]
      const length = phrase?.terms.length ?? 1
      const open = typing && at + length === terms.length
      if (phrase) concepts.push(this.conceptOf(terms.slice(at, at + length), phrase.group, open))
      else if (!isFigure(term) && !ignored.has(term)) concepts.push(this.single(term, open))
      at += length
    }
    return concepts
  }

  private conceptOf(terms: readonly string[], group: number, open: boolean): Concept {
    const distinctive = terms.filter((term) => this.indexed.has(term) && this.isDistinctive(term))
    return {
      open,
      ways: [
        ...(distinctive.length > 0 ? [{ terms: distinctive, weight: 1 }] : []),
        ...(this.groups[group] ?? []).map((way) => ({ terms: way, weight: weights.synonym })),
      ],
    }
  }

  /** Synonyms of one-word phrases that begin with the term, unless a word of the index does: Thai phrases are written without spaces. */
  private begunBy(term: string): Concept['ways'] {
    if (this.indexed.opens(term)) return []
    const begun = [...this.phrases.values()]
      .flat()
      .filter(({ terms: [first = '', ...others] }) => others.length === 0 && first.startsWith(term))
    return [...new Set(begun.map(({ group }) => group))].flatMap((group) =>
      (this.groups[group] ?? []).map((terms) => ({ terms, weight: weights.synonym })),
    )
  }

  /** A concept of one word: itself if it is known, otherwise the known words that were probably meant. */
  private single(term: string, open: boolean): Concept {
    if (this.isKnown(term))
      return { open, ways: [{ terms: [term], weight: 1 }, ...(open ? this.begunBy(term) : [])] }
    return {
      open: false,
      ways: this.speller.nearest(term).flatMap((word) => {
        const group = this.phrases.get(word)?.find(({ terms }) => terms.length === 1)?.group
        const synonyms = group === undefined ? [] : (this.groups[group] ?? [])
        return [
          { terms: [word], weight: weights.corrected },
          ...synonyms.map((terms) => ({ terms, weight: weights.corrected * weights.synonym })),
        ]
      }),
    }
  }
}
