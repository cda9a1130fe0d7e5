import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LateCloth } from '../components/cloth.tsx'
import { AllPages } from '../search/all-pages.tsx'
import type { SearchBoxProps } from '../search/search-box.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import css from './search.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The visitor's query, kept in the browser's history and never in an address, which tracking tags would read. */
    query?: string
  }
}

/**
 * Reads the query from a fragment, `#q=…`, which reaches no server and so no log; or from a query string that somebody has typed. Takes the
 * text without or with its `?`.
 */
const queryIn = (text: string): string | undefined => new URLSearchParams(text).get('q') ?? undefined

/** The search, with a list of all pages that works without scripts. */
export function Page(props: PageProps) {
  return (
    <Document
      {...props}
      hero={{ look: 'tool' }}
      tool={
        <>
          <div className={css.search}>
            <LateCloth page={props.page} className={css.cloth} />
            <div className={css.panel}>
              <Search />
            </div>
          </div>
          <div className={css.pages}>
            <AllPagesHeading />
            <AllPages purposes={props.content.purposes} />
          </div>
        </>
      }
    />
  )
}

/** Over the folded list; elsewhere the areas' own headings follow the field. */
function AllPagesHeading() {
  const { t } = useTranslation()
  return <h2 className={css.heading}>{t('allPages')}</h2>
}

/** Rendered once the app runs: the prerendered page cannot answer. */
function Search() {
  const { t } = useTranslation()
  const { history } = useRouter()
  const { hash, searchStr, state } = useRouterState({ select: ({ location }) => location })
  const queryInAddress = queryIn(hash) ?? queryIn(searchStr)
  const [box, setBox] = useState<{ SearchBox?: ComponentType<SearchBoxProps> }>()
  useEffect(() => {
    import('../search/search-box.tsx').then(setBox, () => setBox({}))
  }, [])
  const keep = (query: string) => {
    history.replace(history.location.pathname, { ...history.location.state, query })
    // Otherwise this entry would replace that of a result followed in the same task.
    history.flush()
  }
  useEffect(() => {
    if (queryInAddress !== undefined) keep(queryInAddress)
  })
  if (!box) return null
  const { SearchBox } = box
  if (!SearchBox) return <p>{t('search.failed')}</p>
  return <SearchBox initial={queryInAddress ?? state.query} onAsk={keep} />
}
