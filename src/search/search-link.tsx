import { useTranslation } from 'react-i18next'
import { PageLink } from '../components/page-link.tsx'

/** Marks the links that open the search, for the host. */
export const opensSearchAttribute = 'data-opens-search'

export function SearchIcon() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
      <path
        fill="currentColor"
        d="m29 27.6-7.6-7.6a11 11 0 1 0-1.4 1.4l7.6 7.6ZM4 13a9 9 0 1 1 9 9 9 9 0 0 1-9-9Z"
      />
    </svg>
  )
}

/** A link to the search page; once the app runs, it opens the search over the current page instead. */
export function SearchLink({ className, withName }: { className?: string | undefined; withName?: true }) {
  const { t } = useTranslation()
  return (
    <PageLink
      page="search"
      className={className}
      aria-label={withName ? undefined : t('search.open')}
      {...{ [opensSearchAttribute]: '' }}
    >
      <SearchIcon />
      {withName && t('search.open')}
    </PageLink>
  )
}
