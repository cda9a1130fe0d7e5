import type { ReactNode } from 'react'
import { Hero } from '../../components/hero.tsx'
import { OnThisPage } from '../../components/on-this-page.tsx'
import type { PageProps } from '../../components/page-props.ts'
import { Related } from '../../components/related.tsx'
import { BlockList } from './block-list.tsx'

interface DocumentProps extends PageProps {
  /** Where the list of sections stands: a strip under the hero, a column beside the text, or nowhere on short pages. */
  contents?: 'strip' | 'aside' | 'none'
  size?: 'tall' | 'regular' | 'compact'
  /** Stands between the hero and the blocks. */
  children?: ReactNode
}

/** The frame most kinds share: hero, sections, ways on. */
export function Document({ page, content, contents = 'strip', size = 'regular', children }: DocumentProps) {
  const { blocks } = content
  return (
    <article data-contents={contents}>
      <Hero page={page} content={content} size={size} />
      {children}
      {contents !== 'none' && <OnThisPage blocks={blocks} />}
      <BlockList blocks={blocks} />
      <Related content={content} />
    </article>
  )
}
