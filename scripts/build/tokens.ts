import type { Plugin } from 'vite'
import { palette, type Tone } from '../../src/styles/tokens.ts'
import { cssVariables, customMedia, withConstants } from './styles/css-variables.ts'

const id = 'virtual:tokens.css'

/** Replaces tokens in markup by their colours, since markup cannot use CSS variables. */
const withColours = (html: string) =>
  html.replaceAll(/var\(--palette-([\w-]+)\)/g, (use, name) => {
    if (!(name in palette)) throw new Error(`index.html: ${use} is not a colour of the palette`)
    return palette[name as Tone]
  })

/**
 * Gives every style sheet the breakpoints (`@media (--md)`), the site the tokens as CSS variables (`virtual:tokens.css`), and index.html
 * its colours.
 */
export const tokens = (): Plugin => ({
  name: 'tokens',
  enforce: 'pre',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? cssVariables() : undefined),
  transform: (code, source) =>
    source.includes('/src/') && /\.css(?:$|\?)/.test(source)
      ? `${customMedia()}\n${withConstants(code)}`
      : undefined,
  transformIndexHtml: withColours,
})
