import css from './pictogram.module.css'
import { useTakenOver } from './use-taken-over.ts'

/**
 * A page's pictogram beside its name. A page's HTML holds only its own: the others of a menu or a list would weigh more than its text,
 * so they are drawn, in the room kept for them, once the app has taken the page over.
 */
export function Pictogram({ path, isOwn }: { path: string | undefined; isOwn?: boolean }) {
  const isTakenOver = useTakenOver()
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={css.pictogram}>
      {path && (isOwn || isTakenOver) && <path d={path} />}
    </svg>
  )
}
