import type { Plugin } from 'vite'
import { cssVariables, customMedia, withConstants } from '../../src/styles/css-variables.ts'

const id = 'virtual:tokens.css'

/** Gives every style sheet the breakpoints (`@media (--md)`) and the site the tokens as CSS variables (`virtual:tokens.css`). */
export const tokens = (): Plugin => ({
  name: 'tokens',
  enforce: 'pre',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? cssVariables() : undefined),
  transform: (code, source) =>
    source.includes('/src/') && /\.css(?:$|\?)/.test(source)
      ? `${customMedia()}\n${withConstants(code)}`
      : undefined,
})
