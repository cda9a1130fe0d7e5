import { useTranslation } from 'react-i18next'
import { present } from '../catalogue/pages.ts'
import { Cloth } from '../components/cloth.tsx'
import { Icon } from '../components/icon.tsx'
import { PageLink } from '../components/page-link.tsx'
import { Phrases } from '../components/phrases.tsx'
import { SearchLink } from '../search/search-link.tsx'
import { titleOf } from './head.tsx'
import { useHydratedEvent } from './hydrated-event.ts'
import css from './not-found.module.css'

const waysOn = present(['home', 'services', 'pricing', 'use-cases', 'calculators', 'contact'])

/** The 404 page: a cloth with a thread missing where the page should be. */
export function NotFound() {
  const { t } = useTranslation()
  useHydratedEvent()
  return (
    <div className={css.page}>
      <title>{titleOf(t('notFound.title'))}</title>
      <meta name="robots" content="noindex" />
      <Cloth page={{ id: 'not-found', path: '/' }} className={css.weave} />
      <div className={css.frame}>
        <div className={css.text}>
          <p className={css.code}>404</p>
          <h1 tabIndex={-1}>
            <Phrases>{t('notFound.title')}</Phrases>
          </h1>
          <p>{t('notFound.text')}</p>
          <ul>
            {waysOn.map((id) => (
              <li key={id}>
                <PageLink page={id} />
                <Icon name="arrow" />
              </li>
            ))}
          </ul>
          <SearchLink className={css.search} withName />
        </div>
      </div>
    </div>
  )
}
