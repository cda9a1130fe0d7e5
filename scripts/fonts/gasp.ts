/** Smooth in both directions, and fit to the grid where hints say how; see the OpenType table `gasp`. */
const smoothAndFit = 0x000f

const directory = { start: 12, entryBytes: 16, offsetAt: 8 } as const

/**
 * The TrueType font with smoothing at every size. Its `gasp` table was made for hinted outlines and asks for none at text
 * sizes, which leaves unhinted ones ragged on Windows.
 */
export const smoothEverySize = (font: Buffer): Buffer => {
  const smoothed = Buffer.from(font)
  for (let table = 0; table < smoothed.readUInt16BE(4); table++) {
    const entry = directory.start + table * directory.entryBytes
    if (smoothed.toString('latin1', entry, entry + 4) !== 'gasp') continue
    const gasp = smoothed.readUInt32BE(entry + directory.offsetAt)
    for (let range = 0; range < smoothed.readUInt16BE(gasp + 2); range++)
      smoothed.writeUInt16BE(smoothAndFit, gasp + 6 + range * 4)
  }
  return smoothed
}
