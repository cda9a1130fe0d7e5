import sharp from 'sharp'

/** At this density a unit of the drawing is one pixel. */
const oneToOne = 72

const draw = (svg: string, scale = 1) => sharp(Buffer.from(svg), { density: oneToOne * scale })

/** A PNG of an SVG document that holds no text, so that it needs no font of the machine. */
export const rasterize = (svg: string, scale?: number): Promise<Buffer> => draw(svg, scale).png().toBuffer()

/** An opaque drawing of few colours as a PNG with a palette: a third of the size. Without dithering, which would blur its edges. */
export const rasterizeFlat = (svg: string): Promise<Buffer> =>
  draw(svg).flatten().png({ palette: true, dither: 0, effort: 10 }).toBuffer()

/** The pixels of a picture: red, green, blue, alpha. */
export const pixelsOf = (picture: string | Buffer): Promise<Buffer> =>
  sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer()
