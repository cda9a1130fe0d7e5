import type { PageId } from '../catalogue/pages.ts'
import { type Concept, QueryReader } from './query.ts'
import { type RankedPage, Ranking } from './rank.ts'
import { Scorer } from './scores.ts'
import type { SearchIndex } from './search-index.ts'

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

/** Words to mark in the texts in which all of them occur, as in the documents found. */
export interface Mark {
  readonly terms: readonly string[]
  /** Whether the visitor may still be typing the last one. */
  readonly open: boolean
}

export interface Answer {
  readonly query: string
  readonly marks: readonly Mark[]
  readonly hits: readonly Hit[]
}

const sectionsShown = 3

/** Minimum letters of a marked term. */
const shortestMarked = 3

/** Joins a way's neighbouring Thai terms: they were cut from one word, whose parts also occur in unrelated words. */
const rejoined = (terms: readonly string[]): string[] =>
  terms
    .join(' ')
    .replace(/([ก-๛]) (?=[ก-๛])/g, '$1')
    .split(' ')

const marksOf = ({ ways, open }: Concept): Mark[] =>
  ways
    .map(({ terms }) => ({ open, terms: rejoined(terms).filter(({ length }) => length >= shortestMarked) }))
    .filter(({ terms }) => terms.length > 0)

/** Answers queries from a language's index; uses neither the DOM nor the network. */
export class Search {
  private readonly data: SearchIndex
  private readonly reader: QueryReader
  private readonly scorer: Scorer
  private readonly ranking: Ranking

  constructor(data: SearchIndex) {
    this.data = data
    this.reader = new QueryReader(data)
    this.scorer = new Scorer(data)
    this.ranking = new Ranking(data)
  }

  answer(query: string): Answer {
    const concepts = this.reader.conceptsOf(query)
    const scores = concepts.map((concept) => this.scorer.scoresOf(concept))
    return {
      query,
      hits: this.ranking.rank(scores, query).map((page) => this.hitOf(page)),
      marks: concepts.flatMap(marksOf),
    }
  }

  /** The query with each unknown word replaced by the nearest known one; `undefined` if that changes nothing. */
  correct(query: string): string | undefined {
    return this.reader.correct(query)
  }

  /** Whether every word of a query is a word of the index or the beginning of one. */
  knows(query: string): boolean {
    return this.reader.knows(query)
  }

  private hitOf({ page, sections }: RankedPage): Hit {
    const [id, label, purpose] = this.data.pages[page] as SearchIndex['pages'][number]
    return {
      page: id,
      label,
      purpose,
      sections: sections.slice(0, sectionsShown).map((at) => this.sectionAt(at)),
    }
  }

  private sectionAt(document: number): SectionHit {
    const [, anchor = '', heading = ''] = this.data.documents[document] ?? []
    return { anchor, heading }
  }
}
