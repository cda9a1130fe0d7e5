import { type ElementType, Fragment, type Key, type ReactNode } from 'react'
import * as react from 'react/jsx-runtime'
import { Text } from '../text.ts'

export type { JSX } from 'react/jsx-runtime'
export { Fragment }

/** Elements whose content may only be characters, or is drawn without line breaks. */
const plain = new Set<unknown>(['option', 'script', 'style', 'text', 'textarea', 'title', 'tspan'])

/** Matches texts that may contain unbreakable words. */
const canBeParted = /[ก-ฮ]|\d-|[-–]\w/

const set = (child: ReactNode, key?: Key): ReactNode => {
  if (Array.isArray(child)) return child.map(set)
  return typeof child === 'string' && canBeParted.test(child)
    ? react.jsx(Text, { children: child }, key)
    : child
}

/** Whether it is an Emotion element with styles: a function in Node, an object in browsers. */
const isStyled = (type: ElementType) => typeof type === 'function' && '__emotion_base' in type

/** Functions are the site's own components, which decide themselves what to do with a text. */
const takesText = (type: ElementType) => !plain.has(type) && (typeof type !== 'function' || isStyled(type))

const setting =
  (make: typeof react.jsx): typeof react.jsx =>
  (type, props, key) => {
    const { children } = props as { children?: ReactNode }
    if (children === undefined || !takesText(type)) return make(type, props, key)
    return make(type, { ...(props as object), children: set(children) }, key)
  }

/** React's `jsx`, except that it wraps every text in a `Text`, so that no component needs to handle line breaks. */
export const jsx = setting(react.jsx)
export const jsxs = setting(react.jsxs)
