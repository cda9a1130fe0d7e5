import { brand } from '../provider/brand.ts'
import css from './logo.module.css'
import { LogoMark } from './logo-mark.tsx'

/** Maximum length, in characters, of a name that fits on one line beside menus and tools. */
const oneLine = 14

export const isLongName = (name: string): boolean => name.length > oneLine

/** Maximum length of one that fits on two lines beside the tools of a phone. */
const twoLines = 27

export function Logo() {
  const { product } = brand
  const classes = [css.logo, isLongName(product) && css.long, product.length > twoLines && css.veryLong]
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <LogoMark size={32} />
      <span>{product}</span>
    </span>
  )
}
