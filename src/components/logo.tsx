import { brand } from '../provider/brand.ts'
import css from './logo.module.css'
import { LogoMark } from './logo-mark.tsx'

/** Maximum length, in characters, of a name that fits on one line beside menus and tools. */
const oneLine = 14

export const isLongName = (name: string): boolean => name.length > oneLine

/** Maximum length of one that fits on two lines beside the tools of a phone. */
const twoLines = 27

const lengthOf = (name: string) => {
  if (name.length > twoLines) return `${css.long} ${css.veryLong}`
  return isLongName(name) ? css.long : ''
}

export function Logo() {
  return (
    <span className={`${css.logo} ${lengthOf(brand.product)}`.trim()}>
      <LogoMark size={32} />
      <span>{brand.product}</span>
    </span>
  )
}
