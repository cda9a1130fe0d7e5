import { type Palette, toSvg } from '../../src/weave/to-svg.ts'
import type { Weave } from '../../src/weave/weave.ts'

const cell = { width: 280, height: 180, caption: 24, gap: 16, columns: 5 }

/** Draws every cloth over its caption as one SVG document, five to a row, in px. Captions must be plain text without `<` or `&`. */
export const contactSheet = (cloths: readonly { caption: string; weave: Weave }[], palette: Palette) => {
  const across = cell.width + cell.gap
  const down = cell.height + cell.caption + cell.gap
  const width = cell.columns * across + cell.gap
  const height = Math.ceil(cloths.length / cell.columns) * down + cell.gap
  const drawn = cloths.map(({ caption, weave }, i) => {
    const x = cell.gap + (i % cell.columns) * across
    const y = cell.gap + Math.floor(i / cell.columns) * down
    const cloth = toSvg(weave, palette, { ...cell, scale: 1, id: `cloth-${i}`, x, y })
    return `${cloth}<text x="${x}" y="${y + cell.height + 16}">${caption}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="${palette.cotton}"><rect width="100%" height="100%" fill="${palette.ground}"/>${drawn.join('')}</svg>`
}
