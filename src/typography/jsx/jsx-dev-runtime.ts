import { Fragment, type Key } from 'react'
import { jsx, jsxs } from './jsx-runtime.ts'

export { Fragment }

export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: Key | undefined,
  hasStaticChildren: boolean,
) => (hasStaticChildren ? jsxs : jsx)(type, props, key)
