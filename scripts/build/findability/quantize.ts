/** An image whose pixels are places in a list of at most 256 colours, each red + 256 green + 65536 blue. */
export interface Quantized {
  readonly palette: readonly number[]
  readonly places: Uint8Array
}

const maxColours = 256
const cells = 65536

/** Colours are told apart by five bits of red and of blue and six of green. */
const cellOf = (colour: number) =>
  ((colour & 0xf8) >> 3) | ((colour & 0xfc00) >> 5) | ((colour & 0xf80000) >> 8)

const distance = (a: number, b: number) => {
  const red = (a & 255) - (b & 255)
  const green = ((a >> 8) & 255) - ((b >> 8) & 255)
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255)
  return red * red + green * green + blue * blue
}

const nearest = (palette: readonly number[], colour: number) => {
  let best = 0
  for (let place = 1; place < palette.length; place++)
    if (distance(palette[place] as number, colour) < distance(palette[best] as number, colour)) best = place
  return best
}

/**
 * Keeps the colours that cover most of the image; the others become the nearest of those. Made for flat drawings.
 * @param rgba opaque pixels, red in the lowest byte
 */
export const quantize = (rgba: Uint32Array): Quantized => {
  const counts = new Uint32Array(cells)
  const colours = new Uint32Array(cells)
  for (let at = 0; at < rgba.length; at++) {
    const cell = cellOf(rgba[at] as number)
    counts[cell] = (counts[cell] as number) + 1
    colours[cell] ||= rgba[at] as number
  }
  const used = [...counts.keys()]
    .filter((cell) => counts[cell])
    .sort((a, b) => (counts[b] as number) - (counts[a] as number))
  const palette = used.slice(0, maxColours).map((cell) => (colours[cell] as number) & 0xffffff)
  const placeOf = new Uint8Array(cells)
  for (const [rank, cell] of used.entries())
    placeOf[cell] = rank < maxColours ? rank : nearest(palette, colours[cell] as number)
  // Plain loops: with callbacks or iterators the million of pixels takes ten times as long.
  const places = new Uint8Array(rgba.length)
  for (let at = 0; at < rgba.length; at++) places[at] = placeOf[cellOf(rgba[at] as number)] as number
  return { palette, places }
}
