import type { Script } from './characters.ts'

/** A file of a font that systems bring along. */
export interface SystemFont {
  readonly weight: 400 | 600
  /** By which `local()` finds it. */
  readonly names: readonly string[]
  /** How wide text of the site runs in it: mean advance in em, as `measure.ts` prints it. */
  readonly width: number
}

/** The family by which font stacks name what stands in for one of the site's own, and the system fonts it may be. */
export interface StandIn {
  readonly family: string
  readonly script: Script
  readonly fonts: readonly SystemFont[]
}

/**
 * The fonts that stand in while the site's own are loading, the most common of a weight last. Measured from the files of Debian 12
 * and, for Tahoma, converted from the mean that @capsizecss/metrics 4.3 gives (1144 of 2048 units, where IBM Plex Sans Thai has
 * 561 of 1000); nothing is published of its bold file, so its regular one stands in for both.
 */
export const standIns = {
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
  // Those that most systems have are as wide to within 0.3 %: Menlo is drawn after DejaVu Sans Mono, Cousine after Liberation Mono.
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
} as const satisfies Record<string, StandIn>

export type StandInName = keyof typeof standIns
