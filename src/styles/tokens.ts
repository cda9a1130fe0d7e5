import type { ByLanguage } from '../i18n/languages.ts'
import { colours } from '../provider/palette.ts'

/** The design's colours (`src/provider/palette.ts`). Sizes and breakpoints are defined only here. */
export const palette = colours

export type Tone = keyof typeof palette

/** Pairs of text and background in use, with the contrast that WCAG 2.2 requires; a test measures each. */
export const pairs: readonly { text: Tone; ground: Tone; atLeast: 3 | 4.5 | 7 }[] = [
  { text: 'text', ground: 'ground', atLeast: 7 },
  { text: 'text', ground: 'surface', atLeast: 7 },
  { text: 'text', ground: 'raised', atLeast: 7 },
  { text: 'muted', ground: 'ground', atLeast: 7 },
  { text: 'muted', ground: 'surface', atLeast: 7 },
  { text: 'muted', ground: 'raised', atLeast: 7 },
  { text: 'link', ground: 'ground', atLeast: 7 },
  { text: 'link', ground: 'surface', atLeast: 7 },
  { text: 'link', ground: 'raised', atLeast: 4.5 },
  { text: 'marigold', ground: 'ground', atLeast: 4.5 },
  { text: 'marigold', ground: 'surface', atLeast: 4.5 },
  { text: 'marigold', ground: 'raised', atLeast: 4.5 },
  { text: 'on-marigold', ground: 'marigold', atLeast: 7 },
  { text: 'error', ground: 'ground', atLeast: 4.5 },
  { text: 'error', ground: 'surface', atLeast: 4.5 },
  { text: 'success', ground: 'surface', atLeast: 4.5 },
  { text: 'warning', ground: 'surface', atLeast: 4.5 },
  { text: 'on-cotton', ground: 'cotton', atLeast: 7 },
  { text: 'quiet-on-cotton', ground: 'cotton', atLeast: 7 },
  { text: 'indigo', ground: 'cotton', atLeast: 4.5 },
  { text: 'success-on-cotton', ground: 'cotton', atLeast: 4.5 },
  { text: 'border', ground: 'ground', atLeast: 3 },
  { text: 'border', ground: 'surface', atLeast: 3 },
  { text: 'border', ground: 'raised', atLeast: 3 },
  { text: 'focus', ground: 'ground', atLeast: 3 },
  { text: 'focus', ground: 'raised', atLeast: 3 },
]

/** Font stacks by language. A script's own typeface precedes the generic families, which have letters of every script. */
export const fonts = {
  en: {
    sans: "'IBM Plex Sans', 'Plex Fallback', system-ui, sans-serif",
    mono: "'IBM Plex Mono', 'Plex Mono Fallback', ui-monospace, monospace",
  },
  th: {
    sans: "'IBM Plex Sans Thai', 'Plex Thai Fallback', 'Plex Fallback', system-ui, sans-serif",
    mono: "'IBM Plex Mono', 'IBM Plex Sans Thai', 'Plex Mono Fallback', ui-monospace, monospace",
  },
} as const satisfies ByLanguage<object>

/** Fluid sizes: the first figure at 390 px, the last at 1440 px. */
export const type = {
  display: 'clamp(2.25rem, 1.6rem + 2.8vw, 4rem)',
  compact: 'clamp(1.875rem, 1.5rem + 1.7vw, 2.875rem)',
  tool: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
  stat: 'clamp(2rem, 1.6rem + 1.6vw, 3rem)',
  figure: 'clamp(1.75rem, 1.5rem + 0.8vw, 2.125rem)',
  title: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem)',
  detail: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  heading: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  lead: 'clamp(1.125rem, 1.02rem + 0.45vw, 1.4375rem)',
  name: '1.1875rem',
  body: '1.0625rem',
  /** Minimum size of a field's text: iOS zooms into fields with smaller letters. */
  field: '1rem',
  small: '0.9375rem',
  label: '0.8125rem',
  /** Size of the whole page in print. */
  print: '80%',
} as const

/** Line heights by language: Thai carries marks above and below the line. */
export const leading = {
  en: { display: '1.08', title: '1.2', small: '1.55', body: '1.65' },
  th: { display: '1.45', title: '1.45', small: '1.7', body: '1.8' },
} as const satisfies ByLanguage<object>

export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const

/** Narrower than this are the narrowest phones, and windows at 400 % zoom. */
export const narrowest = 360

/** From this width on, tables and the two sides of an explained drawing have room beside each other; below, tables are lists. */
export const tables = 736

/** Narrower than this, tables that fit on usual phones are lists too: small phones, and larger ones with large letters. */
export const smallTables = 376

/** From this width on, wide drawings are readable. */
export const wideDrawings = 976

/** Narrower than this, a line holds so few letters that unbreakable text may break: a phone with text at 150 % or more. */
export const shortestLines = 288

export const layout = {
  spacing: 8,
  radius: 4,
  width: '75rem',
  /** Column beside the text: the list of sections, or the heading of a detail. */
  aside: '14rem',
  gutter: 'clamp(1.25rem, 0.6rem + 2.6vw, 3rem)',
  rhythm: 'clamp(3.5rem, 2.6rem + 3.6vw, 6rem)',
  /** Smallest at 390 px, since the header stays in sight. */
  header: 'clamp(3.25rem, 2.4rem + 3.5vw, 4.5rem)',
} as const

/**
 * Levels of stacking, from back to front. `main` is isolated: its content, up to the bar, never covers the notices and the header.
 * Dialogs and the drawer are in the browser's top layer, above all of them.
 */
export const layers = {
  behind: -1,
  label: 1,
  list: 1,
  diagram: 2,
  answer: 3,
  bar: 4,
  message: 5,
  hint: 6,
  notices: 7,
  header: 8,
  skip: 9,
} as const

/** Durations in milliseconds. */
export const motion = { short: 150, standard: 250, long: 375 } as const

/**
 * Maximum time, in milliseconds, that a part stays hidden while what follows it is still arriving: Chromium sometimes does not notice its
 * arrival while a late style sheet blocks the parser.
 */
export const waits = { arrival: 3000 } as const
