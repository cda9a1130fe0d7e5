import { brand } from '../provider/brand.ts'
import css from './logo.module.css'
import { LogoMark } from './logo-mark.tsx'

export function Logo() {
  return (
    <span className={css.logo}>
      <LogoMark size={32} />
      {brand.product}
    </span>
  )
}
