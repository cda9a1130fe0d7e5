import type { BlockOf } from '../../blocks/blocks.ts'
import { Icon } from '../../components/icon.tsx'
import type { PageContent } from '../../content/page.ts'
import { ModelDrawing } from '../../diagram/model-drawing.tsx'
import css from './own-diagram.module.css'

/** A drawing of what the page describes, made from its first diagram, which it leads to. */
export function OwnDiagram({ content }: { content: PageContent }) {
  const diagram = content.blocks.find((block): block is BlockOf<'diagram'> => block.type === 'diagram')
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
