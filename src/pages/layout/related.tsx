import { useTranslation } from 'react-i18next'
import { PageLink } from '../../components/page-link.tsx'
import { Pictogram } from '../../components/pictogram.tsx'
import type { PageContent } from '../../content/page.ts'
import css from './related.module.css'

interface RelatedProps {
  content: PageContent
  /** Whether the names of the pages are enough. */
  isBrief: boolean
}

/** Links to related pages. */
export function Related({ content: { related, purposes, pictograms }, isBrief }: RelatedProps) {
  const { t } = useTranslation()
  // A language with only some pages may have none of them.
  if (related.length === 0) return null
  return (
    <nav aria-labelledby="related-heading" className={css.related}>
      <h2 id="related-heading">{t('related')}</h2>
      <ul>
        {related.map((id) => (
          <li key={id}>
            <Pictogram path={pictograms[id]} />
            <PageLink page={id} />
            {!isBrief && <p>{purposes[id]}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
