import { useRef } from 'react'
import { useSeen } from '../browser/use-seen.ts'
import css from './pictogram.module.css'

/**
 * A page's pictogram. The HTML contains only the page's own: those of a list would weigh more than its text, so they are drawn when
 * they scroll into view, in space reserved for them.
 */
export function Pictogram({ path, isOwn }: { path: string | undefined; isOwn?: boolean }) {
  const picture = useRef<SVGSVGElement>(null)
  const isSeen = useSeen(picture)
  return (
    <svg ref={picture} aria-hidden="true" viewBox="0 0 32 32" className={css.pictogram}>
      {path && (isOwn || isSeen) && <path d={path} />}
    </svg>
  )
}
