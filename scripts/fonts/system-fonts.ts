import type { Script } from './characters.ts'

/** How wide text of the site runs in a font that systems bring along: mean advance in em, as `measure.ts` prints it. */
export interface SystemFont {
  /** Names by which `local()` finds the regular and the bold file. */
  readonly names: Record<400 | 600, readonly string[]>
  readonly width: Record<400 | 600, number>
}

/** The family by which font stacks name what stands in for one of the site's own, and the system fonts it may be. */
export interface StandIn {
  readonly family: string
  readonly script: Script
  readonly fonts: readonly SystemFont[]
}

/**
 * The fonts that stand in while the site's own are loading, the most common last. Measured from the files of Debian 12 and,
 * for Tahoma, converted from the mean that @capsizecss/metrics 4.3 gives (1144 of 2048 units, where IBM Plex Sans Thai has
 * 561 of 1000); nothing is published of its bold file, so its regular one stands in for both.
 */
export const standIns = {
  latin: {
    family: 'Plex Fallback',
    script: 'latin',
    fonts: [
      {
        names: { 400: ['DejaVu Sans'], 600: ['DejaVu Sans Bold'] },
        width: { 400: 0.5117, 600: 0.578 },
      },
      {
        names: { 400: ['Roboto', 'Roboto Regular'], 600: ['Roboto Bold'] },
        width: { 400: 0.4488, 600: 0.4563 },
      },
      {
        names: { 400: ['Arial', 'Liberation Sans'], 600: ['Arial Bold', 'Liberation Sans Bold'] },
        width: { 400: 0.4506, 600: 0.4845 },
      },
    ],
  },
  thai: {
    family: 'Plex Thai Fallback',
    script: 'thai',
    fonts: [
      {
        names: { 400: ['Loma'], 600: ['Loma Bold'] },
        width: { 400: 0.4626, 600: 0.4634 },
      },
      {
        names: { 400: ['Noto Sans Thai', 'Noto Sans Thai Regular'], 600: ['Noto Sans Thai Bold'] },
        width: { 400: 0.4165, 600: 0.441 },
      },
      {
        names: { 400: ['Tahoma'], 600: ['Tahoma'] },
        width: { 400: 0.4326, 600: 0.4326 },
      },
    ],
  },
  // Those that most systems have are as wide to within 0.3 %: Menlo is drawn after DejaVu Sans Mono, Cousine after Liberation Mono.
  mono: {
    family: 'Plex Mono Fallback',
    script: 'latin',
    fonts: [
      {
        names: {
          400: ['DejaVu Sans Mono', 'Menlo', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'],
          600: ['DejaVu Sans Mono Bold'],
        },
        width: { 400: 0.602, 600: 0.602 },
      },
    ],
  },
} as const satisfies Record<string, StandIn>

export type StandInName = keyof typeof standIns
