import { useTranslation } from 'react-i18next'
import { trailOf } from '../../catalogue/navigation.ts'
import { PageLabel, PageLink } from '../../components/page-link.tsx'
import type { Language } from '../../i18n/languages.ts'
import css from './breadcrumbs.module.css'
import type { PageProps } from './page-props.ts'

export function Breadcrumbs({ page }: Pick<PageProps, 'page'>) {
  const { t, i18n } = useTranslation()
  const trail = trailOf(page, i18n.language as Language)
  if (trail.length === 0) return null
  return (
    <nav aria-label={t('breadcrumbs')} className={css.breadcrumbs}>
      <ol>
        {trail.map((id) => (
          <li key={id}>
            <PageLink page={id} />
          </li>
        ))}
        <li aria-current="page">
          <PageLabel page={page.id} />
        </li>
      </ol>
    </nav>
  )
}
