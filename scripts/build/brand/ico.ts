const headerBytes = 6
const entryBytes = 16

/**
 * Packs PNG images into an icon file; every browser and Windows since Vista read these.
 * @param images square, at most 256 px wide
 */
export const icoFile = (images: readonly { size: number; png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = headerBytes + entryBytes * images.length
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes)
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}
