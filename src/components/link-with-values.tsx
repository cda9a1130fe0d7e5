import { type ActiveOptions, type AnyRouter, useLinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { PagePath } from '../catalogue/pages.ts'
import { hrefOf } from '../catalogue/urls.ts'
import { useShownIn } from './shown-in.ts'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'children'>

interface LinkWithValuesProps extends Attributes {
  to: PagePath
  hash?: string | undefined
  /** The values that the page's form opens with. */
  values: Readonly<Record<string, string | undefined>>
  activeOptions?: ActiveOptions
  activeProps?: Readonly<{ 'aria-current': 'page' }>
  className?: string | undefined
  children?: ReactNode
}

/**
 * A link to a page whose form opens with values. Its address contains them only once the visitor acts (src/browser/complete-links.ts):
 * search engines would treat each such address as a page of its own.
 */
export function LinkWithValues({ values, children, ...options }: LinkWithValuesProps) {
  const { href = '', ...props } = useLinkProps<AnyRouter, string, string>({
    ...options,
    search: () => values,
  })
  const [address = '', hash] = href.split('#')
  const [path, query] = address.split('?')
  const otherLanguage = useShownIn(options.to)
  if (otherLanguage) {
    const { to, hash: _, activeOptions: __, activeProps: ___, ...attributes } = options
    const translatedHref = hrefOf(to, otherLanguage)
    return (
      <a
        {...attributes}
        href={hash ? `${translatedHref}#${hash}` : translatedHref}
        hrefLang={otherLanguage}
        data-query={query ?? ''}
      >
        {children}
      </a>
    )
  }
  return (
    <a {...props} href={hash ? `${path}#${hash}` : path} data-query={query ?? ''}>
      {children}
    </a>
  )
}
