import { brand } from '../brand.ts'
import { markPaths } from '../styles/logo.ts'
import css from './logo.module.css'

/** Mark and name, as the header and the footer show them. */
export function Logo() {
  return (
    <span className={css.logo}>
      <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
        {markPaths.map(({ tone, d }) => (
          <path key={d} d={d} fill={`var(--palette-${tone})`} />
        ))}
      </svg>
      {brand.product}
    </span>
  )
}
