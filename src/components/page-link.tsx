import { Link, useRouterState } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { menus } from '../catalogue/navigation.ts'
import type { PageId } from '../catalogue/pages.ts'
import { isTopic } from '../catalogue/topics.ts'
import { type Area, hrefOf, pageAt, pathOf } from '../catalogue/urls.ts'
import { LinkWithValues } from './link-with-values.tsx'
import { useShownIn } from './shown-in.ts'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'children'>

interface PageLinkProps extends Attributes {
  page: PageId
  hash?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** Sets `aria-current` on links to the current page. */
const activity = {
  activeOptions: { exact: true, includeHash: false, includeSearch: false },
  activeProps: { 'aria-current': 'page' },
} as const

/** A link to a page of the catalogue by its id; its label is the page's own unless it has children. */
export function PageLink({ page, ...props }: PageLinkProps) {
  if (page === 'contact') return <LinkToContact {...props} />
  return page === 'pricing' ? <LinkToPrices {...props} /> : <PlainLink page={page} {...props} />
}

/** A link in a list of an area's pages, whose landing page is called "All services" beside the area's own name. */
export function LinkInArea({ area, ...props }: { area: Area } & Omit<PageLinkProps, 'children'>) {
  const { t } = useTranslation()
  const overview = menus.find((menu) => menu.overview === props.page)?.overview
  return <PageLink {...props}>{overview === area ? t(`overviews.${overview}`) : undefined}</PageLink>
}

/** Opens the estimate with the example of the page that the visitor comes from. */
function LinkToPrices({ children, ...attributes }: Omit<PageLinkProps, 'page'>) {
  const from = useRouterState({ select: ({ location }) => pageAt(location.pathname) })
  const isExample = from?.kind === 'service' || from?.kind === 'use-case'
  return (
    <LinkWithValues
      {...attributes}
      {...activity}
      to={pathOf('pricing')}
      values={isExample ? { for: from.id } : {}}
    >
      {children ?? <PageLabel page="pricing" />}
    </LinkWithValues>
  )
}

/** Opens the form with the page that the visitor comes from as the topic. */
function LinkToContact({ children, ...attributes }: Omit<PageLinkProps, 'page'>) {
  const topic = useRouterState({ select: ({ location }) => pageAt(location.pathname)?.id })
  return (
    <LinkWithValues
      {...attributes}
      {...activity}
      to={pathOf('contact')}
      values={isTopic(topic) ? { topic } : {}}
    >
      {children ?? <PageLabel page="contact" />}
    </LinkWithValues>
  )
}

function PlainLink({ page, children, ...attributes }: PageLinkProps) {
  const path = pathOf(page)
  const otherLanguage = useShownIn(path)
  if (otherLanguage) {
    const { hash, ...rest } = attributes
    const translatedHref = hrefOf(path, otherLanguage)
    return (
      <a
        {...rest}
        href={hash ? `${translatedHref}#${hash}` : translatedHref}
        hrefLang={otherLanguage}
        lang={children ? undefined : otherLanguage}
      >
        {children ?? <PageLabel page={page} />}
      </a>
    )
  }
  return (
    <Link {...attributes} {...activity} to={path}>
      {children ?? <PageLabel page={page} />}
    </Link>
  )
}

export function PageLabel({ page }: { page: PageId }) {
  const { t } = useTranslation()
  return <>{t(`labels.${page}`)}</>
}
