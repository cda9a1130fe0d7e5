import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import { quantize } from './quantize.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** Eight bits per pixel, each a place in the palette. */
const indexed = { bitDepth: 8, colourType: 3 } as const

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const check = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const header = (width: number, height: number) => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.writeUInt8(indexed.bitDepth, 8)
  data.writeUInt8(indexed.colourType, 9)
  return data
}

/**
 * A PNG of a flat drawing with a palette of at most 256 colours: a fifth of the size of one with all colours.
 * @param rgba 4 bytes per pixel, opaque
 */
export const indexedPng = async (rgba: Buffer, width: number, height: number): Promise<Buffer> => {
  const pixels = new Uint32Array(rgba.buffer.slice(rgba.byteOffset, rgba.byteOffset + rgba.length))
  const { palette, places } = quantize(pixels)
  // Each row begins with the number of its filter: none, which suits a palette best.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const colours = palette.flatMap((colour) => [colour & 255, (colour >> 8) & 255, colour >> 16])
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', await promisify(deflate)(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
