import sharp from 'sharp'

/** Density at which one unit of the drawing is one pixel. */
const oneToOne = 72

const draw = (svg: string, scale = 1) => sharp(Buffer.from(svg), { density: oneToOne * scale })

/** Renders an SVG document as PNG. It must hold no text: fonts differ between machines. */
export const rasterize = (svg: string, scale?: number): Promise<Buffer> => draw(svg, scale).png().toBuffer()

/** Renders an opaque drawing of few colours as PNG with a palette, a third of the size. No dithering, which would blur edges. */
export const rasterizeFlat = (svg: string): Promise<Buffer> =>
  draw(svg).flatten().png({ palette: true, dither: 0, effort: 10 }).toBuffer()

/** Reads the pixels of a picture: red, green, blue, alpha. */
export const pixelsOf = (picture: string | Buffer): Promise<Buffer> =>
  sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer()
