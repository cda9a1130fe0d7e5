import { firstBlock } from '../../blocks/first-block.ts'
import { anchorOfGroup } from '../../blocks/index.tsx'
import css from './listed.module.css'
import type { PageProps } from './page-props.ts'
import { Woven } from './woven.tsx'

/** The page's cloth, and on it what the page lists: its groups, each with its lowest price if its pages have any. */
export function Listed({ page, content: { blocks } }: PageProps) {
  const list = firstBlock(blocks, 'index')
  return (
    <div className={css.listed}>
      <Woven page={page} />
      {list && (
        <div className={css.card}>
          <ul aria-label={list.title}>
            {list.groups.map(({ title, from }, index) => (
              <li key={title}>
                <a href={`#${anchorOfGroup(list.id, index)}`}>{title}</a>
                {from && <span>{from}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
