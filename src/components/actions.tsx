import type { PageId } from '../catalogue/pages.ts'
import css from './actions.module.css'
import { PageLink } from './page-link.tsx'

export interface ActionItem {
  label: string
  page: PageId
}

/** One primary action and at most one secondary. */
export function Actions({ actions }: { actions: readonly ActionItem[] }) {
  return (
    <p className={css.actions}>
      {actions.map(({ label, page }, index) => (
        <PageLink key={label} page={page} className={index === 0 ? css.main : css.other}>
          {label}
        </PageLink>
      ))}
    </p>
  )
}
