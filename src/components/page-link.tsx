import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageId } from '../catalogue/pages.ts'
import { pathOf } from '../catalogue/urls.ts'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'children'>

interface PageLinkProps extends Attributes {
  page: PageId
  hash?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

const current = { 'aria-current': 'page' } as const

/** A link to a page of the catalogue by its id; its label is the page's own unless children say otherwise. */
export function PageLink({ page, hash, className, children, ...attributes }: PageLinkProps) {
  return (
    <Link
      {...attributes}
      to={pathOf(page)}
      hash={hash}
      className={className}
      activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
      activeProps={current}
    >
      {children ?? <PageLabel page={page} />}
    </Link>
  )
}

/** The short name a page carries in menus. */
export function PageLabel({ page }: { page: PageId }) {
  const { t } = useTranslation()
  return t(`labels.${page}`)
}
