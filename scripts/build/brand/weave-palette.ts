import { palette } from '../../../src/styles/tokens.ts'
import type { Palette } from '../../../src/weave/to-svg.ts'

/** The yarns in the site's colours, as on its pages. */
export const weavePalette: Palette = {
  ground: palette.ground,
  indigo: palette.indigo,
  light: palette['indigo-light'],
  accent: palette.marigold,
  cotton: palette.cotton,
}
