import css from './meter.module.css'

/** A share woven as threads; the words beside it say the same. */
export function Meter({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className={css.meter} width="100%" height="8">
      <line x2="100%" y1="4" y2="4" />
      <line x2={`${share}%`} y1="4" y2="4" className={css.share} />
    </svg>
  )
}
