import { tableOffset } from './sfnt.ts'

/**
 * Ascent and descent of every face in em: those of IBM Plex Sans and Mono. IBM Plex Sans Thai has 1.116 and 0.534, which would shift lines
 * on Thai pages.
 */
export const lineMetrics = { ascent: 1.025, descent: 0.275 } as const

/** Offsets of the metrics in each table, in bytes; systems differ in which they read. */
const fields = {
  hhea: { ascender: 4, descender: 6, lineGap: 8 },
  'OS/2': { ascender: 68, descender: 70, lineGap: 72, windowsAscent: 74, windowsDescent: 76 },
} as const
const unitsPerEmAt = 18

/**
 * Sets `lineMetrics` in a TrueType font.
 * @throws if it lacks a table that every font has
 */
export const setLineMetrics = (font: Buffer): Buffer => {
  const set = Buffer.from(font)
  const table = (tag: string) => {
    const offset = tableOffset(set, tag)
    if (offset === undefined) throw new Error(`the font has no table ${tag}`)
    return offset
  }
  const unitsPerEm = set.readUInt16BE(table('head') + unitsPerEmAt)
  const ascent = Math.round(lineMetrics.ascent * unitsPerEm)
  const descent = Math.round(lineMetrics.descent * unitsPerEm)
  for (const tag of ['hhea', 'OS/2'] as const) {
    set.writeInt16BE(ascent, table(tag) + fields[tag].ascender)
    set.writeInt16BE(-descent, table(tag) + fields[tag].descender)
    set.writeInt16BE(0, table(tag) + fields[tag].lineGap)
  }
  set.writeUInt16BE(ascent, table('OS/2') + fields['OS/2'].windowsAscent)
  set.writeUInt16BE(descent, table('OS/2') + fields['OS/2'].windowsDescent)
  return set
}
