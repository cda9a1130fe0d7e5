import { firstBlock } from '../../blocks/first-block.ts'
import { Icon } from '../../components/icon.tsx'
import type { PageContent } from '../../content/page.ts'
import { ModelDrawing } from '../../diagram/model-drawing.tsx'
import css from './own-diagram.module.css'

/** A preview of the page's first diagram, which it links to. */
export function OwnDiagram({ content }: { content: PageContent }) {
  const diagram = firstBlock(content.blocks, 'diagram')
  if (!diagram) return null
  return (
    <figure className={css.drawing}>
      <ModelDrawing geometry={diagram.layouts.wide} />
      <figcaption>
        <a href={`#${diagram.id}`}>
          {diagram.title}
          <Icon name="arrow" />
        </a>
      </figcaption>
    </figure>
  )
}
