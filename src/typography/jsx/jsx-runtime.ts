import { type ElementType, Fragment, type Key, type ReactNode } from 'react'
import * as react from 'react/jsx-runtime'
import { Text } from '../text.ts'

export type { JSX } from 'react/jsx-runtime'
export { Fragment }

/** Elements whose content is characters only, or is drawn without line breaks. */
const plain = new Set<unknown>(['option', 'script', 'style', 'text', 'textarea', 'title', 'tspan'])

/** What can contain something that a line must not part. */
const canBeParted = /[ก-ฮ]|\d-|-\w/

const set = (child: ReactNode, key?: Key): ReactNode => {
  if (Array.isArray(child)) return child.map(set)
  return typeof child === 'string' && canBeParted.test(child)
    ? react.jsx(Text, { children: child }, key)
    : child
}

/** Whether it is an element with styles, which Emotion makes a function in Node and an object in browsers. */
const isStyled = (type: ElementType) => typeof type === 'function' && '__emotion_base' in type

/** Functions are components of the site's own, which decide themselves what they do with a text. */
const takesText = (type: ElementType) => !plain.has(type) && (typeof type !== 'function' || isStyled(type))

const setting =
  (make: typeof react.jsx): typeof react.jsx =>
  (type, props, key) => {
    const { children } = props as { children?: ReactNode }
    if (children === undefined || !takesText(type)) return make(type, props, key)
    return make(type, { ...(props as object), children: set(children) }, key)
  }

/** React's own, but with every text as a `Text`, so that no component must think of line breaks. */
export const jsx = setting(react.jsx)
export const jsxs = setting(react.jsxs)
