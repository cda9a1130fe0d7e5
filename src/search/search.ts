import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { PageId } from '../catalogue/pages.ts'
import { nearest } from './nearest.ts'
import { isFigure, normalise, runsOf, termsOf, Vocabulary } from './words.ts'

/** A language's index as the build writes it and the browser reads it. */
export interface SearchIndex {
  readonly pages: readonly (readonly [id: PageId, label: string, purpose: string])[]
  /** By number in `index`: the page's number in `pages`, and of a section its anchor and heading. */
  readonly documents: readonly (readonly [page: number, anchor?: string, heading?: string])[]
  readonly index: AsPlainObject
  /** Terms that tell no documents apart, such as words of questions; a query of nothing else is looked for all the same. */
  readonly ignored: readonly string[]
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
}

export interface SectionHit {
  readonly anchor: string
  readonly heading: string
}

export interface Hit {
  readonly page: PageId
  readonly label: string
  readonly purpose: string
  /** The page's best sections, best first. */
  readonly sections: readonly SectionHit[]
}

export interface Answer {
  /** The terms that were looked for, for marking them in results. */
  readonly terms: readonly string[]
  readonly hits: readonly Hit[]
  /** The query with the words that the index knows in place of those it does not; only where that changes something. */
  readonly corrected: string | undefined
}

/** One thing asked for: each way to say it is a list of terms that must stand together in a document. */
interface Concept {
  readonly ways: readonly { readonly terms: readonly string[]; readonly weight: number }[]
  /** Whether the visitor may still be typing its last term. */
  readonly open: boolean
}

const boost = { label: 6, title: 6, about: 3, keywords: 4, heading: 5, parts: 2.5, text: 1.5, context: 1.5 }

const weights = {
  synonym: 0.8,
  /** A word that was not written as the index has it. */
  corrected: 0.7,
  /** The beginning of a word: the last one of a query, another one. */
  opening: 0.75,
  within: 0.35,
  /** A page's further sections beside its best one. */
  more: 0.1,
  /** A section is shown from this share of the page's best one on. */
  shown: 0.4,
  /** How much it counts that a page has everything that was asked for. */
  coverage: 1.5,
  /** A query that looks like a page's label as a whole. */
  label: 60,
}

const sectionsShown = 3

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Pairs of neighbouring letters, for comparing names that were typed wrong. */
const pairs = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

const likeness = (a: Set<string>, b: Set<string>): number => {
  let common = 0
  for (const pair of a) if (b.has(pair)) common++
  return (2 * common) / (a.size + b.size || 1)
}

/** Answers queries from a language's index; knows neither the page's document nor the network. */
export class Search {
  private readonly data: SearchIndex
  private readonly mini: MiniSearch
  private readonly vocabulary: Vocabulary
  /** The index's own words; those of synonyms beside them are in `vocabulary`. */
  private readonly indexed: Vocabulary
  /** By first term: phrases that mean the same as others, and the group they belong to. */
  private readonly phrases = new Map<string, { terms: readonly string[]; group: number }[]>()
  private readonly groups: readonly (readonly (readonly string[])[])[]
  private readonly labels: readonly Set<string>[]
  private readonly ignored: ReadonlySet<string>
  private readonly scores = new Map<string, Map<number, number>>()

  constructor(data: SearchIndex) {
    this.data = data
    this.ignored = new Set(data.ignored)
    const identity = { tokenize: (text: string) => [text], processTerm: (term: string) => term }
    this.mini = MiniSearch.loadJS(data.index, { fields: Object.keys(data.index.fieldIds), ...identity })
    this.indexed = new Vocabulary(data.index.index.map(([term]) => term))
    const whole = data.synonyms.map((group) => group.map((phrase) => termsOf(phrase, (run) => [run])))
    this.vocabulary = new Vocabulary([...this.indexed.words, ...data.ignored, ...whole.flat(2)])
    for (const [group, phrases] of whole.entries())
      for (const terms of phrases) {
        const [first = ''] = terms
        this.phrases.set(first, [...(this.phrases.get(first) ?? []), { terms, group }])
      }
    this.groups = data.synonyms.map((group) =>
      group
        .map((phrase) => termsOf(phrase, (run) => this.indexed.cut(run)).filter((term) => this.tells(term)))
        .filter((terms) => terms.length > 0 && terms.every((term) => this.indexed.has(term))),
    )
    this.labels = data.pages.map(([, label]) => pairs(this.joined(label)))
  }

  answer(query: string): Answer {
    const terms = termsOf(query, (run) => this.vocabulary.cut(run))
    const open = !/\s$/.test(query)
    const telling = this.conceptsOf(terms, open, this.ignored)
    const concepts = telling.length > 0 ? telling : this.conceptsOf(terms, open, new Set())
    const scores = concepts.map((concept) => this.scoresOf(concept))
    return {
      hits: this.rank(scores, query),
      terms: concepts
        .flatMap(({ ways }) => ways.flatMap((way) => way.terms))
        .filter(({ length }) => length > 2),
      corrected: this.correct(query),
    }
  }

  /** Whether every word of a query is one of the index or begins one. */
  knows(query: string): boolean {
    const terms = termsOf(query, (run) => this.vocabulary.cut(run)).filter((term) => !isFigure(term))
    return terms.length > 0 && terms.every((term) => this.isKnown(term))
  }

  private tells(term: string): boolean {
    return !isFigure(term) && !this.ignored.has(term)
  }

  private isKnown(term: string): boolean {
    return this.vocabulary.has(term) || (term.length > 1 && this.vocabulary.opens(term))
  }

  private joined(text: string): string {
    return termsOf(text, (run) => [run]).join('')
  }

  /** Reads terms as concepts: the longest phrase that has synonyms first. */
  private conceptsOf(terms: readonly string[], typing: boolean, ignored: ReadonlySet<string>): Concept[] {
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
    const own = terms.filter((term) => this.indexed.has(term) && this.tells(term))
    return {
      open,
      ways: [
        ...(own.length > 0 ? [{ terms: own, weight: 1 }] : []),
        ...(this.groups[group] ?? []).map((way) => ({ terms: way, weight: weights.synonym })),
      ],
    }
  }

  /** A word alone, or the known one that was probably meant by it. */
  private single(term: string, open: boolean): Concept {
    if (this.isKnown(term)) return { open, ways: [{ terms: [term], weight: 1 }] }
    const meant = nearest(term, this.vocabulary.words)
    return {
      open: false,
      ways: meant.flatMap((word) => {
        const group = this.phrases.get(word)?.find(({ terms }) => terms.length === 1)?.group
        const synonyms = group === undefined ? [] : (this.groups[group] ?? [])
        return [
          { terms: [word], weight: weights.corrected },
          ...synonyms.map((terms) => ({ terms, weight: weights.corrected * weights.synonym })),
        ]
      }),
    }
  }

  /**
   * How well each document answers a concept: the best way counts. How rare a way is must not make it better than another, so each is
   * weighed by how rare the concept is as a whole.
   */
  private scoresOf({ ways, open }: Concept): Map<number, number> {
    const best = new Map<number, number>()
    for (const { terms, weight } of ways) {
      const found = terms.map((term, at) => this.lookUp(term, open && at === terms.length - 1))
      const documents = [...(found[0]?.keys() ?? [])].filter((document) =>
        found.every((scores) => scores.has(document)),
      )
      const rarity = this.rarity(documents.length)
      for (const document of documents) {
        const score = (weight * sum(found.map((scores) => scores.get(document) ?? 0))) / terms.length / rarity
        if (score > (best.get(document) ?? 0)) best.set(document, score)
      }
    }
    const rarity = this.rarity(best.size)
    return new Map([...best].map(([document, score]) => [document, score * rarity]))
  }

  /** The inverse document frequency of what stands in so many documents. */
  private rarity(documents: number): number {
    return Math.log(1 + (this.data.documents.length - documents + 0.5) / (documents + 0.5))
  }

  private lookUp(term: string, open: boolean): Map<number, number> {
    const key = `${term}${open ? '…' : ''}`
    const kept = this.scores.get(key)
    if (kept) return kept
    const prefix = term.length > (open ? 1 : 2)
    const found = this.mini.search(term, {
      prefix,
      boost,
      weights: { fuzzy: 0, prefix: open ? weights.opening : weights.within },
    })
    const scores = new Map(found.map(({ id, score }) => [id as number, score]))
    this.scores.set(key, scores)
    return scores
  }

  private rank(concepts: readonly Map<number, number>[], query: string): Hit[] {
    const { documents, pages } = this.data
    const asked = concepts.filter((scores) => scores.size > 0)
    const found = Map.groupBy(
      new Set(asked.flatMap((scores) => [...scores.keys()])),
      (document) => (documents[document] as SearchIndex['documents'][number])[0],
    )
    const share = (count: number) => (count / asked.length) ** weights.coverage
    const scoreOf = (document: number) => {
      const scores = asked.flatMap((concept) => concept.get(document) ?? [])
      return sum(scores) * share(scores.length)
    }
    const ranked = [...found].map(([page, its]) => {
      const covered = asked.filter((scores) => its.some((document) => scores.has(document))).length
      const scored = its.map((document) => [document, scoreOf(document)] as const)
      const own = scored.filter(([document]) => documents[document]?.[1] === undefined)
      const sections = scored
        .filter(([document]) => documents[document]?.[1] !== undefined)
        .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
      const [best = 0, ...rest] = sections.map(([, score]) => score)
      const score = sum(own.map(([, value]) => value)) + best + weights.more * sum(rest)
      const shown = sections.filter(([, value]) => value >= weights.shown * best)
      return { page, score: score * share(covered), sections: shown.map(([document]) => document) }
    })
    const total = new Map(ranked.map((page) => [page.page, page]))
    const letters = pairs(this.joined(query))
    for (const [page, label] of this.labels.entries()) {
      const like = likeness(letters, label) - 0.5
      if (like <= 0) continue
      const { score = 0, sections = [] } = total.get(page) ?? {}
      total.set(page, { page, sections, score: score + weights.label * like })
    }
    return [...total.values()]
      .sort((a, b) => b.score - a.score || a.page - b.page)
      .map(({ page, sections }) => {
        const [id, label, purpose] = pages[page] as SearchIndex['pages'][number]
        return {
          page: id,
          label,
          purpose,
          sections: sections.slice(0, sectionsShown).map((at) => this.sectionAt(at)),
        }
      })
  }

  private sectionAt(document: number): SectionHit {
    const [, anchor = '', heading = ''] = this.data.documents[document] ?? []
    return { anchor, heading }
  }

  /** The query with each unknown word replaced by the nearest known one. */
  private correct(query: string): string | undefined {
    const text = normalise(query)
    let result = ''
    let at = 0
    for (const { text: run, start } of runsOf(text)) {
      result += text.slice(at, start)
      at = start + run.length
      const [term = ''] = termsOf(run, (thai) => [thai])
      const unknown = !isFigure(term) && !this.isKnown(term)
      result += (unknown && nearest(term, this.vocabulary.words)[0]) || run
    }
    result += text.slice(at)
    return result === text ? undefined : result
  }
}
