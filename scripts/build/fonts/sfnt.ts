const directory = { start: 12, entryBytes: 16, offsetAt: 8 } as const

/** Offset of a TrueType font's table, in bytes; `undefined` if the font lacks it. */
export const tableOffset = (font: Buffer, tag: string): number | undefined => {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const entry = directory.start + table * directory.entryBytes
    if (font.toString('latin1', entry, entry + 4) === tag)
      return font.readUInt32BE(entry + directory.offsetAt)
  }
  return undefined
}
