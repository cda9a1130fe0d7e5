import { type Language, languageCodes } from '../../src/i18n/languages.ts'
import type { Script } from './characters.ts'

export type Family = 'IBM Plex Sans' | 'IBM Plex Sans Thai' | 'IBM Plex Mono'

export interface Face {
  readonly id: string
  readonly family: Family
  readonly weight: 400 | 600
  readonly script: Script
  /** The file of @fontsource that the subset is cut from. */
  readonly source: string
  /** Languages whose pages show it above the fold. */
  readonly preload: readonly Language[]
  /**
   * `optional`: no text changes its font under the reader; a face that comes too late for the first paint shows from the next
   * page on (src/styles/late-fonts.ts). A browser waits for it only where it is preloaded. `swap`: as soon as it is there.
   */
  readonly display: 'optional' | 'swap'
}

const fontsource = (family: string, subset: string, weight: number) =>
  `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`

const weights = [400, 600] as const

/** Every face of the site. Thai pages set their Latin words in the same face as English ones. */
export const faces: readonly Face[] = [
  ...weights.map(
    (weight): Face => ({
      id: `plex-sans-${weight}`,
      family: 'IBM Plex Sans',
      weight,
      script: 'latin',
      source: fontsource('ibm-plex-sans', 'latin', weight),
      preload: languageCodes,
      display: 'optional',
    }),
  ),
  ...weights.map(
    (weight): Face => ({
      id: `plex-sans-thai-${weight}`,
      family: 'IBM Plex Sans Thai',
      weight,
      script: 'thai',
      source: fontsource('ibm-plex-sans-thai', 'thai', weight),
      preload: ['th'],
      display: 'optional',
    }),
  ),
  {
    id: 'plex-mono-400',
    family: 'IBM Plex Mono',
    weight: 400,
    script: 'latin',
    source: fontsource('ibm-plex-mono', 'latin', 400),
    preload: [],
    // Labels, and figures that take the same room in what stands in.
    display: 'swap',
  },
]
