import type { ReactNode } from 'react'
import { BlockList } from './block-list.tsx'
import { Hero } from './hero.tsx'
import { OnThisPage } from './on-this-page.tsx'
import type { PageProps } from './page-props.ts'
import { Related } from './related.tsx'

interface DocumentProps extends PageProps {
  /** Where the list of sections stands: in a strip under the hero, or nowhere on short pages. */
  contents?: 'strip' | 'none'
  size?: 'tall' | 'regular' | 'compact'
  /** Stands between the hero and the blocks. */
  children?: ReactNode
}

/** The frame most kinds share: hero, sections, ways on. */
export function Document({ page, content, contents = 'strip', size = 'regular', children }: DocumentProps) {
  const { blocks } = content
  return (
    <article>
      <Hero page={page} content={content} size={size} />
      {children}
      {contents !== 'none' && <OnThisPage blocks={blocks} />}
      <BlockList blocks={blocks} />
      <Related content={content} />
    </article>
  )
}
