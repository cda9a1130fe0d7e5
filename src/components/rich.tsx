import { createElement, Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageId } from '../catalogue/pages.ts'
import { Text } from '../typography/text.ts'
import { PageLink } from './page-link.tsx'

const marks = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\(([^)]+)\)/g

/** Text with the inline marks of docs/content.md. */
export function Rich({ children, before, after }: { children: string; before?: string; after?: string }) {
  const parts: ReactNode[] = []
  let end = 0
  let previous = before
  const addText = (text: string, next?: string) => {
    if (text === '') return
    parts.push(
      <Text before={previous} after={next}>
        {text}
      </Text>,
    )
    previous = text
  }
  for (const match of children.matchAll(marks)) {
    const [whole, strong, code, label, target] = match
    const letters = lettersOf(strong ?? code ?? label ?? '')
    addText(children.slice(end, match.index), letters)
    end = match.index + whole.length
    const next = lettersOf(children.slice(end)) || after
    if (strong)
      parts.push(
        <strong>
          <Rich before={previous} after={next}>
            {strong}
          </Rich>
        </strong>,
      )
    else if (code) parts.push(<Code>{code}</Code>)
    else if (label && target)
      parts.push(
        link(
          <Text before={previous} after={next}>
            {label}
          </Text>,
          target,
        ),
      )
    previous = letters
  }
  addText(children.slice(end), after)
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** Characters of code that fit into the narrowest column. */
const shortCode = 20

/** Code consists of English words, which a Thai screen reader voice would spell out. */
function Code({ children }: { children: string }) {
  const { i18n } = useTranslation()
  return (
    <code lang={i18n.language === 'en' ? undefined : 'en'}>
      {children.length > shortCode ? children : createElement('no-break', null, children)}
    </code>
  )
}

/** The visible letters of a text, without the marks around it. */
const lettersOf = (text: string) => text.replace(/^(?:\*\*|\[)+/, '').replace(/(?:\*\*|\]\([^)]+\))+$/, '')

function link(label: ReactNode, target: string): ReactNode {
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
