import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Concept } from './query.ts'
import type { SearchIndex } from './search-index.ts'
import { shortestOpening, shortOpening } from './words.ts'

const boost = { label: 6, title: 6, about: 3, keywords: 4, heading: 5, parts: 2.5, text: 1.5, context: 1.5 }

/** Weight of a match by the beginning of a word: for the last word of a query, and for the others. */
const weights = { opening: 0.75, within: 0.35 }

const names = ['label', 'title', 'keywords', 'heading']

/** Scores by document number. */
export type Scores = ReadonlyMap<number, number>

/** Scores how well each document of the index answers a concept. */
export class Scorer {
  private readonly mini: MiniSearch
  private readonly count: number
  private readonly cache = new Map<string, Scores>()

  constructor({ index, documents }: SearchIndex) {
    const identity = { tokenize: (text: string) => [text], processTerm: (term: string) => term }
    this.mini = MiniSearch.loadJS(index, { fields: Object.keys(index.fieldIds), ...identity })
    this.count = documents.length
  }

  /**
   * Returns each document's best score across the ways to say the concept. Replaces each way's rarity by the concept's, so that a rare
   * synonym does not outrank a common one.
   */
  scoresOf({ ways, open }: Concept): Scores {
    const best = new Map<number, number>()
    for (const { terms, weight } of ways) {
      const scoresOfTerms = terms.map((term, at) => this.lookUp(term, open && at === terms.length - 1))
      const [first, ...others] = scoresOfTerms
      const documents = [...(first?.keys() ?? [])].filter((document) =>
        others.every((scores) => scores.has(document)),
      )
      const rarity = this.rarity(documents.length)
      for (const document of documents) {
        const total = scoresOfTerms.reduce((sum, scores) => sum + (scores.get(document) ?? 0), 0)
        const score = (weight * total) / terms.length / rarity
        if (score > (best.get(document) ?? 0)) best.set(document, score)
      }
    }
    const rarity = this.rarity(best.size)
    for (const [document, score] of best) best.set(document, score * rarity)
    return best
  }

  /** The inverse document frequency of a term in this many documents. */
  private rarity(documents: number): number {
    return Math.log(1 + (this.count - documents + 0.5) / (documents + 0.5))
  }

  private lookUp(term: string, open: boolean): Scores {
    const key = `${term}${open ? '…' : ''}`
    const cached = this.cache.get(key)
    if (cached) return cached
    const scores = this.find(term, open)
    this.cache.set(key, scores)
    return scores
  }

  private find(term: string, open: boolean): Scores {
    const prefix = open ? weights.opening : weights.within
    if (term.length > shortOpening) return this.search(term, { prefix: true, weights: { fuzzy: 0, prefix } })
    const exact = this.search(term, {})
    if (!open || term.length < shortestOpening) return exact
    const opening = this.search(term, { prefix: true, weights: { fuzzy: 0, prefix }, fields: names })
    for (const [document, score] of exact)
      if (score > (opening.get(document) ?? 0)) opening.set(document, score)
    return opening
  }

  private search(term: string, options: SearchOptions): Map<number, number> {
    return new Map(
      this.mini.search(term, { boost, ...options }).map(({ id, score }) => [id as number, score]),
    )
  }
}
