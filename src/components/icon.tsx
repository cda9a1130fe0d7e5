import arrow from '@carbon/icons/svg/20/arrow--right.svg?icon'
import check from '@carbon/icons/svg/20/checkmark.svg?icon'
import menu from '@carbon/icons/svg/20/menu.svg?icon'
import chat from '@carbon/icons/svg/32/chat.svg?icon'
import close from '@carbon/icons/svg/32/close.svg?icon'
import copy from '@carbon/icons/svg/32/copy.svg?icon'
import download from '@carbon/icons/svg/32/download.svg?icon'
import email from '@carbon/icons/svg/32/email.svg?icon'
import external from '@carbon/icons/svg/32/launch.svg?icon'
import address from '@carbon/icons/svg/32/location.svg?icon'
import phone from '@carbon/icons/svg/32/phone.svg?icon'
import css from './icon.module.css'

/** The icons in use, by meaning. */
const icons = { address, arrow, chat, check, close, copy, download, email, external, menu, phone } as const

export type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as IconName[]

/** A small icon beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
  const { viewBox, path } = icons[name]
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={css.icon}>
      <path d={path} />
    </svg>
  )
}
