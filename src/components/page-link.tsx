import { Link, useRouterState } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageId } from '../catalogue/pages.ts'
import { isTopic } from '../catalogue/topics.ts'
import { pageAt, pathOf } from '../catalogue/urls.ts'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'children'>

interface PageLinkProps extends Attributes {
  page: PageId
  hash?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

const current = { 'aria-current': 'page' } as const

/** A link to a page of the catalogue by its id; its label is the page's own unless children say otherwise. */
export function PageLink({ page, ...props }: PageLinkProps) {
  return page === 'contact' ? <LinkToContact {...props} /> : <PlainLink page={page} {...props} />
}

/** The form opens with the topic of the page that the visitor comes from. */
function LinkToContact(props: Omit<PageLinkProps, 'page'>) {
  const topic = useRouterState({ select: ({ location }) => pageAt(location.pathname)?.id })
  return <PlainLink page="contact" {...props} search={isTopic(topic) ? { topic } : undefined} />
}

function PlainLink({
  page,
  hash,
  search,
  className,
  children,
  ...attributes
}: PageLinkProps & { search?: { topic: string } | undefined }) {
  return (
    <Link
      {...attributes}
      to={pathOf(page)}
      hash={hash}
      {...(search && { search })}
      className={className}
      activeOptions={{ exact: true, includeHash: false, includeSearch: false }}
      activeProps={current}
    >
      {children ?? <PageLabel page={page} />}
    </Link>
  )
}

export function PageLabel({ page }: { page: PageId }) {
  const { t } = useTranslation()
  return <>{t(`labels.${page}`)}</>
}
