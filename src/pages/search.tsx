import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AllPages } from '../search/all-pages.tsx'
import type { SearchBoxProps } from '../search/search-box.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import css from './search.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was searched for: kept with the browser's history and never part of an address, which visitors' tags would read. */
    query?: string
  }
}

/** What a fragment asks for: `#q=…` reaches no server and so no log. */
const queryIn = (hash: string): string | undefined => new URLSearchParams(hash).get('q') ?? undefined

/** The search with the list of all pages, which is there without scripts. */
export function Page(props: PageProps) {
  return (
    <Document
      {...props}
      hero={{ look: 'tool' }}
      tool={
        <>
          <div className={css.search}>
            <Search />
          </div>
          <div className={css.pages}>
            <AllPages purposes={props.content.purposes} />
          </div>
        </>
      }
    />
  )
}

/** Comes once the app is there: the page alone has nothing to answer with. */
function Search() {
  const { t } = useTranslation()
  const { history } = useRouter()
  const { hash, state } = useRouterState({ select: ({ location }) => location })
  const asked = queryIn(hash)
  const [box, setBox] = useState<{ SearchBox?: ComponentType<SearchBoxProps> }>()
  useEffect(() => {
    import('../search/search-box.tsx').then(setBox, () => setBox({}))
  }, [])
  const keep = (query: string) => {
    history.replace(history.location.pathname, { ...history.location.state, query })
    // Otherwise the page of a result that is followed in the same task would take its place.
    history.flush()
  }
  useEffect(() => {
    if (asked !== undefined) keep(asked)
  })
  if (!box) return null
  const { SearchBox } = box
  if (!SearchBox) return <p>{t('search.failed')}</p>
  return <SearchBox initial={asked ?? state.query} onAsk={keep} />
}
