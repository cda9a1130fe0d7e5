import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { footer } from '../catalogue/navigation.ts'
import { PageLink } from '../components/page-link.tsx'
import type { SearchBoxProps } from '../search/search-box.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import css from './search.module.css'

export const requires = []

/** What a fragment asks for: `#q=…` reaches no server and so no log. */
const queryIn = (hash: string): string => new URLSearchParams(hash).get('q') ?? ''

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
          <AllPages purposes={props.content.purposes} />
        </>
      }
    />
  )
}

/** Comes once the app is there: the page alone has nothing to answer with. */
function Search() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [box, setBox] = useState<{ SearchBox?: ComponentType<SearchBoxProps> }>()
  useEffect(() => {
    import('../search/search-box.tsx').then(setBox, () => setBox({}))
  }, [])
  if (!box) return null
  const { SearchBox } = box
  if (!SearchBox) return <p>{t('search.failed')}</p>
  const ask = (query: string) =>
    navigate({ to: '.', hash: `q=${encodeURIComponent(query)}`, replace: true, hashScrollIntoView: false })
  return <SearchBox initial={queryIn(hash)} onAsk={ask} />
}

function AllPages({ purposes }: Pick<PageProps['content'], 'purposes'>) {
  const { t } = useTranslation()
  return (
    <div className={css.areas}>
      {footer.map(({ area, pages }) => (
        <section key={area}>
          <h2>{t(`areas.${area as Exclude<typeof area, 'home'>}`)}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <PageLink page={page} />
                <span>{purposes[page]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
