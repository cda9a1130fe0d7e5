import { expect } from 'vitest'

/** Width and height of a PNG in px. */
export const pngSize = (png: Buffer) => {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
