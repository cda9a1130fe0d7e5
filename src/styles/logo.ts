import type { Tone } from './tokens.ts'

/**
 * The mark on a grid of 32: one lozenge of mudmee cloth, its edges stepped as tied threads leave them, around a marigold heart.
 * The header, the logo files and the icons are all drawn from these paths.
 */
export const markPaths: readonly { tone: Tone; d: string }[] = [
  {
    tone: 'indigo-light',
    d: 'M14 1h4v3h3v3h3v3h3v3h3v6h-3v3h-3v3h-3v3h-3v3h-4v-3h-3v-3H8v-3H5v-3H2v-6h3v-3h3V7h3V4h3Zm0 5v3h-3v3H8v3H6v2h2v3h3v3h3v3h4v-3h3v-3h3v-3h2v-2h-2v-3h-3V9h-3V6Z',
  },
  { tone: 'marigold', d: 'M15 11h2v2h2v2h2v2h-2v2h-2v2h-2v-2h-2v-2h-2v-2h2v-2h2Z' },
]
