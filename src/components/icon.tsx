import arrow from '@carbon/icons/es/arrow--right/20.js'
import chat from '@carbon/icons/es/chat/20.js'
import check from '@carbon/icons/es/checkmark/20.js'
import close from '@carbon/icons/es/close/20.js'
import copy from '@carbon/icons/es/copy/20.js'
import download from '@carbon/icons/es/download/20.js'
import email from '@carbon/icons/es/email/20.js'
import external from '@carbon/icons/es/launch/20.js'
import address from '@carbon/icons/es/location/20.js'
import menu from '@carbon/icons/es/menu/20.js'
import phone from '@carbon/icons/es/phone/20.js'
import { createElement } from 'react'
import css from './icon.module.css'

/** The icons in use, by what they stand for. */
const icons = { address, arrow, chat, check, close, copy, download, email, external, menu, phone } as const

export type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as IconName[]

/** A small sign beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
  const { attrs, content } = icons[name]
  return (
    <svg aria-hidden="true" viewBox={attrs.viewBox} className={css.icon}>
      {content.map((part) => createElement(part.elem, { key: part.attrs.d, ...part.attrs }))}
    </svg>
  )
}
