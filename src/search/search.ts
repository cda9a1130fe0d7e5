import type { PageId } from '../catalogue/pages.ts'
import { matchesIn } from './matches.ts'
import { type Concept, QueryReader } from './query.ts'
import { type RankedPage, Ranking } from './rank.ts'
import { Scorer, type Scores } from './scores.ts'
import type { SearchIndex } from './search-index.ts'

export interface SectionHit {
  readonly anchor: string
  readonly heading: string
  /** Whether only its text has what is searched for, not its heading. */
  readonly isInText: boolean
}

export interface Hit {
  readonly page: PageId
  readonly label: string
  readonly purpose: string
  /**
   * The page's best sections, best first: those whose heading has what is searched for; without any, the one whose text has what the page's
   * own texts don't.
   */
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

/** One thing searched for: its words, and the documents that have them. */
interface Sought {
  readonly marks: readonly Mark[]
  readonly scores: Scores
}

const marksOf = ({ ways, open }: Concept): Mark[] =>
  ways.map(({ terms }) => ({ open, terms: rejoined(terms) }))

/** Without what is too short to be marked. */
const longMarks = (marks: readonly Mark[]): Mark[] =>
  marks
    .map(({ open, terms }) => ({ open, terms: terms.filter(({ length }) => length >= shortestMarked) }))
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
    const sought = concepts.map((concept) => ({
      marks: marksOf(concept),
      scores: this.scorer.scoresOf(concept),
    }))
    // Short words, such as particles, decide nothing beside longer ones.
    const long = sought.map((one) => ({ ...one, marks: longMarks(one.marks) }))
    const marked = long.filter(({ marks }) => marks.length > 0)
    const deciding = marked.length > 0 ? marked : sought
    const ranked = this.ranking.rank(
      sought.map(({ scores }) => scores),
      query,
    )
    return {
      query,
      hits: ranked.map((page) => new PageHit(this.data, page, deciding)),
      marks: long.flatMap(({ marks }) => marks),
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
}

/** Chooses its sections only when they are shown: most answers have more pages than a screen. */
class PageHit implements Hit {
  readonly page: PageId
  readonly label: string
  readonly purpose: string
  private chosen: readonly SectionHit[] | undefined
  private readonly choose: () => readonly SectionHit[]

  constructor({ pages, documents }: SearchIndex, ranked: RankedPage, sought: readonly Sought[]) {
    const [page, label, purpose] = pages[ranked.page] as SearchIndex['pages'][number]
    this.page = page
    this.label = label
    this.purpose = purpose
    this.choose = () => {
      const unsaid = sought.filter(({ marks }) => !isIn(label, marks) && !isIn(purpose, marks))
      const sections = ranked.sections.map((document) => {
        const [, anchor = '', heading = ''] = documents[document] ?? []
        const isInText = !sought.some(({ marks }) => isIn(heading, marks))
        return { document, section: { anchor, heading, isInText } }
      })
      const named = sections.filter(({ section }) => !section.isInText)
      const inText = sections.filter(({ document }) => unsaid.some(({ scores }) => scores.has(document)))
      const chosen = named.length > 0 ? named.slice(0, sectionsShown) : inText.slice(0, 1)
      return chosen.map(({ section }) => section)
    }
  }

  get sections(): readonly SectionHit[] {
    this.chosen ??= this.choose()
    return this.chosen
  }
}

const isIn = (text: string, marks: readonly Mark[]) => matchesIn(text, marks).length > 0
