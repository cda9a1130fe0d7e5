import { Resvg, renderAsync } from '@resvg/resvg-js'

const options = { font: { loadSystemFonts: false } } as const

/** A PNG of an SVG document that holds no text, `width` px wide. */
export const rasterize = (svg: string, width: number): Buffer =>
  new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render().asPng()

/** The pixels of an SVG document that holds no text, at its own size: red, green, blue, alpha. Drawn on another thread. */
export const pixelsOf = async (svg: string): Promise<Buffer> => (await renderAsync(svg, options)).pixels
