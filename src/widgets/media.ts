import { belowWidth, fromWidth } from '../styles/media.ts'
import { breakpoints } from '../styles/tokens.ts'

type Breakpoint = keyof typeof breakpoints

/** At and above a breakpoint. */
export const from = (name: Breakpoint) => `@media ${fromWidth(breakpoints[name])}` as const

/** Below a breakpoint. */
export const below = (name: Breakpoint) => `@media ${belowWidth(breakpoints[name])}` as const

/** Where the app does not run: without scripts, or in an older browser (src/browser/without-app.ts). */
export const withoutApp = <Styles extends object>(styles: Styles) => ({
  '@media (scripting: none)': { '&&': styles },
  'html[data-app=none] &': styles,
})

/** On touch screens: fingers need larger targets than a mouse. */
export const forFingers = '@media (pointer: coarse)'
