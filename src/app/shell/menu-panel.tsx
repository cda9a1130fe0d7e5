import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Menu } from '../../catalogue/navigation.ts'
import { pathOf } from '../../catalogue/urls.ts'
import { PageLink } from '../../components/page-link.tsx'
import { Pictogram } from '../../components/pictogram.tsx'
import css from './menu-panel.module.css'
import type { MenuDetails } from './use-menu-details.ts'

const pagesOf = ({ overview, groups }: Menu) => [
  ...(overview ? [overview] : []),
  ...groups.flatMap((group) => group.pages),
]

/** One menu: a disclosure with its groups of pages. */
export function MenuPanel({ menu, details }: { menu: Menu; details: MenuDetails | undefined }) {
  const { t } = useTranslation()
  const { id, overview, groups } = menu
  // A boolean, so that a navigation renders only the menus for which it changes.
  const current = useRouterState({
    select: ({ location }) => pagesOf(menu).some((page) => pathOf(page) === location.pathname),
  })
  return (
    <details name="menu" className={css.menu}>
      <summary data-current={current || undefined}>{t(`menus.${id}`)}</summary>
      <div className={css.panel}>
        {overview && (
          <PageLink page={overview} className={css.overview}>
            {t(`overviews.${overview}`)}
          </PageLink>
        )}
        <div className={groups.length > 3 ? `${css.groups} ${css.many}` : css.groups}>
          {groups.map((group) => (
            <div key={group.id}>
              <p className={css.title}>{t(`groups.${group.id}`)}</p>
              <ul className={groups.length === 1 ? css.only : undefined}>
                {group.pages.map((page) => (
                  <li key={page}>
                    {details && <Pictogram path={details.pictograms[page]} />}
                    <PageLink page={page} />
                    {details && <span>{details.purposes[page]}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </details>
  )
}
