import { brand } from '../../../src/provider/brand.ts'
import { type LogoGround, logoTones, mark } from '../../../src/styles/logo.ts'
import { openTypesetter } from '../fonts/outline.ts'
import { drawMark, drawWordmark, svgDocument } from './artwork.ts'
import { rasterize } from './rasterize.ts'

/** Px per unit of the mark's grid. */
const pixelsPerUnit = { mark: 32, wordmark: 16 } as const

/** Makes the logo's downloads, by path in the site: mark and wordmark, for either ground, as SVG and PNG. */
export const logoFiles = async (): Promise<Record<string, string | Buffer>> => {
  const typesetter = await openTypesetter()
  const files: Record<string, string | Buffer> = {}
  for (const ground of Object.keys(logoTones) as LogoGround[]) {
    const drawings = {
      mark: { width: mark.size, height: mark.size, content: drawMark(ground) },
      wordmark: drawWordmark(typesetter, ground),
    }
    for (const form of ['mark', 'wordmark'] as const) {
      const svg = svgDocument(drawings[form], brand.product)
      files[`downloads/logo-${form}-${ground}.svg`] = svg
      files[`downloads/logo-${form}-${ground}.png`] = await rasterize(svg, pixelsPerUnit[form])
    }
  }
  return files
}
