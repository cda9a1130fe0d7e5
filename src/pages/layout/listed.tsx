import { firstBlock } from '../../blocks/first-block.ts'
import { anchorOfGroup } from '../../blocks/index.tsx'
import css from './listed.module.css'
import type { PageProps } from './page-props.ts'
import { Woven } from './woven.tsx'

/** The page's cloth, and on it what the page lists: its groups, each with its lowest price or its number of pages. */
export function Listed({ page, content: { blocks } }: PageProps) {
  const list = firstBlock(blocks, 'index')
  return (
    <div className={css.listed}>
      <Woven page={page} />
      {list && (
        <div className={css.card}>
          <ul aria-label={list.title}>
            {list.groups.map(({ title, pages, from }, index) => (
              <li key={title}>
                <a href={`#${anchorOfGroup(list.id, index)}`}>{title}</a>
                <span>{from ?? pages.length}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
