import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../browser/is-composing.ts'
import { AllPages } from './all-pages.tsx'
import { Areas, Nothing } from './nothing.tsx'
import { recentSearches } from './recent.ts'
import { Results } from './results.tsx'
import type { Answer, Hit, Mark } from './search.ts'
import css from './search-box.module.css'
import { SearchIcon } from './search-link.tsx'
import { usePictograms } from './use-pictograms.ts'
import { useSearch } from './use-search.ts'
import { shortestOpening } from './words.ts'

/** Number of pages shown until the visitor asks for all results. */
const shownFirst = 8

/** Number of pages that fill a phone's screen: rendered with the keystroke, the others after it. */
const shownAtOnce = 3

const noHits: readonly Hit[] = []

const noMarks: readonly Mark[] = []

const noSections: Hit['sections'] = []

const isAsking = (query: string) => query.trim().length >= shortestOpening

const isInOption = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="option"]') !== null

export interface SearchBoxProps {
  initial?: string
  /** Called when a result is followed. */
  onLeave?: () => void
  /** Called with a query that the visitor confirms by Enter or by following a result. */
  onAsk?: (query: string) => void
  /** Shown beside the field. */
  children?: ReactNode
}

/**
 * A combobox with the pages that answer the query (https://www.w3.org/WAI/ARIA/apg/patterns/combobox): the field keeps the focus,
 * arrows move through the list, Enter follows.
 */
export function SearchBox({ initial = '', onLeave, onAsk, children }: SearchBoxProps) {
  const { t } = useTranslation(['common', 'search'])
  const id = useId()
  const [state, again] = useSearch()
  const [query, setQuery] = useState(initial)
  const [active, setActive] = useState<string>()
  const [showsAll, setShowsAll] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const search = state.status === 'ready' ? state.search : undefined
  const answer = useMemo(() => (isAsking(query) ? search?.answer(query) : undefined), [search, query])
  // A keystroke renders the pages in sight. Sections, highlights, further pages and corrections take as long again, so they follow later.
  const shown = useDeferredValue(answer)
  const corrected = useMemo(() => shown && search?.correct(shown.query), [search, shown])
  const allHits = answer?.hits ?? noHits
  const hits = showsAll ? allHits : allHits.slice(0, shownFirst)
  const before = (shown?.hits ?? noHits).slice(0, shownFirst)
  const rows = answer === shown ? hits : answer ? inSight(hits, before) : before
  const pictograms = usePictograms(hits.length > 0)

  useEffect(() => setQuery(initial), [initial])
  /** Whether Enter was pressed before the index had loaded, and the query has not changed since. */
  const isAwaited = useRef(false)
  const followAwaited = useEffectEvent(() => {
    if (isAwaited.current) options()[0]?.click()
    isAwaited.current = false
  })
  useEffect(() => {
    if (state.status !== 'loading') followAwaited()
  }, [state.status])

  const options = () =>
    hits.length > 0 ? [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])] : []
  const follow = () => {
    recentSearches.add(query)
    onAsk?.(query)
    onLeave?.()
  }
  /** Index of the option that the keyboard has reached; -1 while it is in the field. */
  const place = () => options().findIndex((option) => option.id === active)
  const move = (to: number) => {
    const next = options().at(to) ?? options()[0]
    setActive(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown') move(place() + 1)
    else if (event.key === 'ArrowUp') move(Math.max(place(), 0) - 1)
    else if (event.key === 'Enter') {
      if (onLeave && state.status === 'loading') isAwaited.current = true
      else if (active || onLeave) options()[Math.max(place(), 0)]?.click()
      else if (query.trim()) follow()
    } else return
    event.preventDefault()
  }
  const ask = (text: string) => {
    isAwaited.current = false
    setQuery(text)
    setActive(undefined)
    setShowsAll(false)
  }
  const showAll = () => {
    setShowsAll(true)
    field.current?.focus()
  }

  return (
    <div className={css.box}>
      <div className={css.bar}>
        <SearchIcon />
        <input
          ref={field}
          type="text"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
          autoFocus={onLeave !== undefined}
          className={css.field}
          value={query}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={onKeyDown}
          aria-label={t('search.field')}
          placeholder={t('search.placeholder')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? active : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
        />
        {children}
      </div>
      <p role="status" className={css.status}>
        {statusOf(state.status, answer)}
      </p>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={t('search.results')}
        hidden={hits.length === 0}
        // Runs before the link's own handler, which leaves the page.
        onClickCapture={({ target }) => isInOption(target) && follow()}
      >
        <Results
          id={id}
          hits={rows}
          marks={shown?.marks ?? noMarks}
          pictograms={pictograms}
          active={active}
        />
      </div>
      {hits.length < allHits.length && (
        <button type="button" className={css.all} onClick={showAll}>
          {t('search:all', { count: allHits.length })}
        </button>
      )}
      {search && answer && shown && (shown.hits.length === 0 || corrected) && (
        <Nothing answer={shown} corrected={corrected} search={search} onAsk={ask} onFollow={follow} />
      )}
      {state.status === 'failed' && (
        <>
          <p>{t('search.failed')}</p>
          <button type="button" className={css.all} onClick={again}>
            {t('search.again')}
          </button>
          {onLeave && <AllPages onFollow={onLeave} />}
        </>
      )}
      {state.status === 'ready' && !answer && (
        <>
          <Examples onAsk={ask} />
          <Recent onAsk={ask} />
          {onLeave && (
            <div className={css.nothing}>
              <Areas name={t('search:open')} onFollow={onLeave} />
            </div>
          )}
        </>
      )}
    </div>
  )

  function statusOf(status: (typeof state)['status'], reported: Answer | undefined): string {
    if (status === 'loading') return t('search.loading')
    if (!reported) return ''
    const values = { count: allHits.length, shown: hits.length }
    return hits.length < allHits.length ? t('search:best', values) : t('search:found', values)
  }
}

/**
 * Returns the rows to show until the new answer is rendered: its first pages, reusing the rows of the last answer, then the rest of the
 * last answer.
 */
const inSight = (hits: readonly Hit[], before: readonly Hit[]): readonly Hit[] => {
  const top = hits.slice(0, shownAtOnce).map((hit) => {
    const same = before.find(({ page }) => page === hit.page)
    return same ?? { ...hit, sections: noSections }
  })
  const rest = before.filter((hit) => !top.includes(hit))
  return [...top, ...rest.slice(0, Math.max(hits.length - top.length, 0))]
}

/** Queries to start from, each by a page that answers it. */
function Examples({ onAsk }: { onAsk: (query: string) => void }) {
  const { t } = useTranslation('search')
  const queries = Object.values<string>(t('examples', { returnObjects: true }))
  if (queries.length === 0) return null
  return (
    <div className={css.examples}>
      <p>{t('try')}</p>
      {queries
        .map((query) => query.replaceAll('\u00a0', ' '))
        .map((query) => (
          <button key={query} type="button" onClick={() => onAsk(query)}>
            {query}
          </button>
        ))}
    </div>
  )
}

/** Earlier searches in this browser. */
function Recent({ onAsk }: { onAsk: (query: string) => void }) {
  const { t } = useTranslation('search')
  const [searches, setSearches] = useState(recentSearches.read)
  if (searches.length === 0) return null
  const clear = () => {
    recentSearches.clear()
    setSearches([])
  }
  return (
    <section className={css.recent} aria-label={t('recent')}>
      <p>{t('recent')}</p>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onAsk(query)}>
              {query}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={clear}>
            {t('clear')}
          </button>
        </li>
      </ul>
    </section>
  )
}
