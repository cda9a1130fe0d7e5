import { useRef } from 'react'
import { useSeen } from '../browser/use-seen.ts'
import css from './pictogram.module.css'

/**
 * A page's pictogram beside its name. A page's HTML holds only its own: the others of a list would weigh more than its text, so they are
 * drawn, in the room kept for them, when they come into sight.
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
