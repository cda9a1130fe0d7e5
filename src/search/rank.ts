import type { Scores } from './scores.ts'
import type { SearchIndex } from './search-index.ts'
import { termsOf } from './words.ts'

const tuning = {
  /** Weight of a page's sections other than its best one. */
  more: 0.1,
  /** Minimum score of a shown section, as a share of the page's best. */
  shown: 0.4,
  /** Exponent of the share of concepts that a page or section covers. */
  coverage: 1.5,
  /** Weight of a label's similarity to the query, above one half. */
  label: 60,
}

/** A page by its number in the index, and its best sections by document number, best first. */
export interface RankedPage {
  readonly page: number
  readonly sections: readonly number[]
}

/** A document that covers some of the query: the number of concepts, and the sum of their scores. */
interface DocumentMatch {
  readonly document: number
  score: number
  concepts: number
}

/** A page's documents, and the number of concepts that they cover together. */
interface PageMatch {
  readonly documents: Map<number, DocumentMatch>
  concepts: number
  /** The last concept counted. */
  last: Scores | undefined
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const joined = (text: string): string => termsOf(text, (run) => [run]).join('')

/** Pairs of neighbouring letters, for comparing mistyped names. */
const pairs = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

const likeness = (a: Set<string>, b: Set<string>): number => {
  let common = 0
  for (const pair of a) if (b.has(pair)) common++
  return (2 * common) / (a.size + b.size || 1)
}

/** Ranks the pages of an index by how well they answer a query. */
export class Ranking {
  private readonly documents: SearchIndex['documents']
  private readonly labels: readonly Set<string>[]

  constructor({ documents, pages }: SearchIndex) {
    this.documents = documents
    this.labels = pages.map(([, label]) => pairs(joined(label)))
  }

  /** @param concepts the scores of each concept of the query */
  rank(concepts: readonly Scores[], query: string): readonly RankedPage[] {
    const ranked = new Map(this.matching(concepts).map((page) => [page.page, page]))
    const letters = pairs(joined(query))
    for (const [page, label] of this.labels.entries()) {
      const like = likeness(letters, label) - 0.5
      if (like <= 0) continue
      const { score = 0, sections = [] } = ranked.get(page) ?? {}
      ranked.set(page, { page, sections, score: score + tuning.label * like })
    }
    return [...ranked.values()].sort((a, b) => b.score - a.score || a.page - b.page)
  }

  private matching(concepts: readonly Scores[]) {
    const matched = concepts.filter((scores) => scores.size > 0)
    const shares = Array.from(
      { length: matched.length + 1 },
      (_, count) => (count / matched.length) ** tuning.coverage,
    )
    const share = (count: number) => shares[count] as number
    return [...this.byPage(matched)].map(([page, { documents, concepts }]) => {
      const scored = [...documents.values()].map(({ document, score, concepts }) => ({
        document,
        score: score * share(concepts),
        isSection: this.documents[document]?.[1] !== undefined,
      }))
      const sections = scored
        .filter(({ isSection }) => isSection)
        .sort((a, b) => b.score - a.score || a.document - b.document)
      const [best = 0, ...rest] = sections.map(({ score }) => score)
      const pageScores = scored.filter(({ isSection }) => !isSection).map(({ score }) => score)
      const shown = sections.filter(({ score }) => score >= tuning.shown * best)
      return {
        page,
        score: (sum(pageScores) + best + tuning.more * sum(rest)) * share(concepts),
        sections: shown.map(({ document }) => document),
      }
    })
  }

  private byPage(matched: readonly Scores[]): ReadonlyMap<number, PageMatch> {
    const pages = new Map<number, PageMatch>()
    for (const scores of matched)
      for (const [document, score] of scores) {
        const [page] = this.documents[document] as SearchIndex['documents'][number]
        const match = pages.get(page) ?? { documents: new Map(), concepts: 0, last: undefined }
        pages.set(page, match)
        if (match.last !== scores) match.concepts++
        match.last = scores
        const entry = match.documents.get(document)
        if (entry) {
          entry.score += score
          entry.concepts++
        } else match.documents.set(document, { document, score, concepts: 1 })
      }
    return pages
  }
}
