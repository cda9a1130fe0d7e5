import type { ReactNode } from 'react'
import { useIsStepwise } from '../../components/entry.ts'
import outOfSight from '../../styles/out-of-sight.module.css'
import { BlockList } from './block-list.tsx'
import { Hero } from './hero.tsx'
import { OnThisPage } from './on-this-page.tsx'
import type { PageProps } from './page-props.ts'
import { Related } from './related.tsx'
import { Rest } from './rest.tsx'

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
  const isStepwise = useIsStepwise()
  return (
    <article className={isStepwise ? outOfSight.parts : undefined}>
      <Hero page={page} content={content} size={size} />
      <Rest>
        {children}
        {contents !== 'none' && <OnThisPage blocks={blocks} />}
        <BlockList blocks={blocks} />
        <Related content={content} />
      </Rest>
    </article>
  )
}
