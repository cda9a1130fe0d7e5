import { brand } from '../provider/brand.ts'
import css from './logo.module.css'
import { LogoMark } from './logo-mark.tsx'

/** Maximum length, in characters, of a name that fits on one line beside menus and tools. */
const oneLine = 14

export const isLongName = (name: string): boolean => name.length > oneLine

export function Logo() {
  return (
    <span className={isLongName(brand.product) ? `${css.logo} ${css.long}` : css.logo}>
      <LogoMark size={32} />
      {brand.product}
    </span>
  )
}
