import { breakpoints } from '../styles/tokens.ts'

type Breakpoint = keyof typeof breakpoints

/** From a breakpoint up; in em, so that a larger text asks for more room. */
export const from = (name: Breakpoint) => `@media (min-width: ${breakpoints[name] / 16}em)` as const

/** Below a breakpoint. */
export const below = (name: Breakpoint) => `@media (width < ${breakpoints[name] / 16}em)` as const

/** Where fingers point, which need more room than a mouse. */
export const forFingers = '@media (pointer: coarse)'
