import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Menu } from '../../catalogue/navigation.ts'
import type { PageId } from '../../catalogue/pages.ts'
import { pathOf } from '../../catalogue/urls.ts'
import { PageLink } from '../../components/page-link.tsx'
import { Pictogram } from '../../components/pictogram.tsx'
import css from './menu-panel.module.css'
import type { MenuDetails } from './use-menu-details.ts'

const pagesOf = ({ overview, groups }: Menu) => [
  ...(overview ? [overview] : []),
  ...groups.flatMap((group) => group.pages),
]

/** Columns of a menu on wide screens. */
const columns = 3

/** Number of columns per group: if there are fewer groups than columns, the longest takes the spare ones. */
const widthsOf = (groups: Menu['groups']): number[] => {
  const lengths = groups.map(({ pages }) => pages.length)
  const longest = lengths.indexOf(Math.max(...lengths))
  return lengths.map((_, at) => (at === longest ? Math.max(1, columns - groups.length + 1) : 1))
}

const groupsClass = (count: number) => {
  if (count === columns) return css.groups
  return `${css.groups} ${count > columns ? css.many : css.few}`
}

/** One menu: a disclosure with its groups of pages, the page that lists them all, and one to read next. */
export function MenuPanel({ menu, details }: { menu: Menu; details: MenuDetails | undefined }) {
  const { t } = useTranslation()
  const { id, overview, promoted, groups } = menu
  // A boolean, so that a navigation renders only the menus for which it changes.
  const current = useRouterState({
    select: ({ location }) => pagesOf(menu).some((page) => pathOf(page) === location.pathname),
  })
  const widths = widthsOf(groups)
  return (
    <details name="menu" className={css.menu}>
      <summary data-current={current || undefined}>{t(`menus.${id}`)}</summary>
      <div className={css.panel}>
        <div className={groupsClass(groups.length)}>
          {groups.map((group, at) => (
            <div key={group.id} data-columns={widths[at] === 1 ? undefined : widths[at]}>
              {/* A single group may be called like its menu. */}
              {(groups.length > 1 || t(`groups.${group.id}`) !== t(`menus.${id}`)) && (
                <p className={css.title}>{t(`groups.${group.id}`)}</p>
              )}
              <ul>
                {group.pages.map((page) => (
                  <li key={page}>
                    <Entry page={page} details={details} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {(overview || promoted) && (
          <div className={overview === id ? `${css.end} ${css.own}` : css.end}>
            {overview && <PageLink page={overview}>{t(`overviews.${overview}`)}</PageLink>}
            {promoted && (
              <ul>
                <li>
                  <Entry page={promoted} details={details} />
                </li>
              </ul>
            )}
          </div>
        )}
      </div>
    </details>
  )
}

function Entry({ page, details }: { page: PageId; details: MenuDetails | undefined }) {
  return (
    <>
      {details && <Pictogram path={details.pictograms[page]} />}
      <PageLink page={page} />
      {details && <span>{details.purposes[page]}</span>}
    </>
  )
}
