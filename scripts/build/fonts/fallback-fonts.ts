import type { Script } from './characters.ts'

/** A font file of an operating system. */
export interface SystemFont {
  readonly weight: 400 | 600
  /** Font names for `local()`. */
  readonly names: readonly string[]
  /** Mean advance of the site's text in em, as printed by `measure.ts`. */
  readonly width: number
}

/** A family named in font stacks after one of the site's own, and the system fonts that can serve as it. */
export interface FallbackFont {
  readonly family: string
  readonly script: Script
  readonly fonts: readonly SystemFont[]
}

/**
 * Shown while the site's own fonts load; the most common font of a weight comes last. Measured from the files of Debian 12, except Tahoma:
 * converted from the mean in @capsizecss/metrics 4.3 (1144 of 2048 units, where IBM Plex Sans Thai has 561 of 1000). No figures are
 * published for its bold file, so the regular one serves both weights.
 */
export const fallbackFonts = {
  latin: {
    family: 'Plex Fallback',
    script: 'latin',
    fonts: [
      { weight: 400, names: ['DejaVu Sans'], width: 0.5117 },
      { weight: 400, names: ['Roboto', 'Roboto Regular'], width: 0.4488 },
      { weight: 400, names: ['Arial', 'Liberation Sans'], width: 0.4506 },
      { weight: 600, names: ['DejaVu Sans Bold'], width: 0.578 },
      { weight: 600, names: ['Roboto Bold'], width: 0.4563 },
      { weight: 600, names: ['Arial Bold', 'Liberation Sans Bold'], width: 0.4845 },
    ],
  },
  thai: {
    family: 'Plex Thai Fallback',
    script: 'thai',
    fonts: [
      { weight: 400, names: ['Loma'], width: 0.4626 },
      { weight: 400, names: ['Noto Sans Thai', 'Noto Sans Thai Regular'], width: 0.4165 },
      { weight: 400, names: ['Tahoma'], width: 0.4326 },
      { weight: 600, names: ['Loma Bold'], width: 0.4634 },
      { weight: 600, names: ['Noto Sans Thai Bold'], width: 0.441 },
      { weight: 600, names: ['Tahoma'], width: 0.4326 },
    ],
  },
  // Most systems' fonts are as wide as these to within 0.3 %: Menlo is drawn after DejaVu Sans Mono, Cousine after Liberation Mono.
  mono: {
    family: 'Plex Mono Fallback',
    script: 'latin',
    fonts: [
      {
        weight: 400,
        names: ['DejaVu Sans Mono', 'Menlo', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'],
        width: 0.602,
      },
    ],
  },
} as const satisfies Record<string, FallbackFont>

export type FallbackFontName = keyof typeof fallbackFonts
