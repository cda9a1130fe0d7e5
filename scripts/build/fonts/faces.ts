import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { Script } from './characters.ts'
import type { FallbackFontName } from './fallback-fonts.ts'

export interface Face {
  readonly id: string
  readonly family: string
  readonly weight: 400 | 600
  /** Scripts that its subset covers. */
  readonly scripts: readonly Script[]
  /** The package's file that it is cut from. */
  readonly source: string
  /** Languages whose pages show it. */
  readonly languages: readonly Language[]
  /** Its fallback fonts, one for each script. */
  readonly fallbackFonts: readonly FallbackFontName[]
  /**
   * Whether it is preloaded: it sets running text, while the others set labels and figures. Every face is shown as soon as it has loaded
   * (`font-display: swap`), in place of a fallback font of the same measures.
   */
  readonly isPreloaded: boolean
}

/** Languages whose script IBM Plex Sans lacks. */
const hasOwnFace: readonly Language[] = ['th']

const weights = [
  [400, 'Regular'],
  [600, 'SemiBold'],
] as const

/** Every face of the site. The Thai face includes Latin letters, so that a Thai page needs one file per weight. */
export const faces: readonly Face[] = [
  ...weights.flatMap(([weight, name]): Face[] => [
    {
      id: `plex-sans-${weight}`,
      family: 'IBM Plex Sans',
      weight,
      scripts: ['latin'],
      source: `@expo-google-fonts/ibm-plex-sans/${weight}${name}/IBMPlexSans_${weight}${name}.ttf`,
      languages: languageCodes.filter((language) => !hasOwnFace.includes(language)),
      fallbackFonts: ['latin'],
      isPreloaded: true,
    },
    {
      id: `plex-sans-thai-${weight}`,
      family: 'IBM Plex Sans Thai',
      weight,
      scripts: ['latin', 'thai'],
      source: `@expo-google-fonts/ibm-plex-sans-thai/${weight}${name}/IBMPlexSansThai_${weight}${name}.ttf`,
      languages: hasOwnFace,
      fallbackFonts: ['latin', 'thai'],
      isPreloaded: true,
    },
  ]),
  {
    id: 'plex-mono-400',
    family: 'IBM Plex Mono',
    weight: 400,
    scripts: ['latin'],
    source: '@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf',
    languages: languageCodes,
    fallbackFonts: ['mono'],
    isPreloaded: false,
  },
]
