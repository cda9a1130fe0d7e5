import { Fragment, type ReactNode } from 'react'
import type { PageId } from '../catalogue/pages.ts'
import { PageLink } from './page-link.tsx'

const marks = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\(([^)]+)\)/g

/** Text with the inline marks of docs/content.md. */
export function Rich({ children }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of children.matchAll(marks)) {
    const [whole, strong, code, label, target] = match
    parts.push(children.slice(end, match.index))
    if (strong)
      parts.push(
        <strong>
          <Rich>{strong}</Rich>
        </strong>,
      )
    else if (code) parts.push(<code>{code}</code>)
    else if (label && target) parts.push(link(label, target))
    end = match.index + whole.length
  }
  parts.push(children.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

function link(label: string, target: string): ReactNode {
  const [scheme, rest = ''] = split(target)
  if (scheme === 'lang') return <span lang={rest}>{label}</span>
  if (scheme !== 'page') return <a href={scheme === 'tel' ? target.replaceAll(' ', '') : target}>{label}</a>
  const [id, hash] = rest.split('#')
  return (
    <PageLink page={id as PageId} hash={hash}>
      {label}
    </PageLink>
  )
}

const split = (target: string) => {
  const at = target.indexOf(':')
  return [target.slice(0, at), target.slice(at + 1)] as const
}
