import { Blob, Face, Font } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { lineMetrics, setLineMetrics } from './line-metrics.ts'
import { loadFaces } from './loaded-faces.ts'
import { tableOffset } from './sfnt.ts'

const faces = await loadFaces()

describe('setLineMetrics', () => {
  it.each(faces)('has been applied to $id', ({ font }) => {
    const face = new Face(new Blob(font))
    const { ascender, descender, lineGap } = new Font(face).hExtents()
    expect([ascender / face.upem, -descender / face.upem, lineGap]).toEqual([
      lineMetrics.ascent,
      lineMetrics.descent,
      0,
    ])
    expect(setLineMetrics(font).equals(font)).toBe(true)
  })

  it('leaves the argument alone', () => {
    const [{ font: face }] = faces as [(typeof faces)[0]]
    const other = Buffer.from(face)
    other.writeInt16BE(1, (tableOffset(other, 'hhea') as number) + 4)
    const before = Buffer.from(other)
    expect(setLineMetrics(other).equals(face)).toBe(true)
    expect(other.equals(before)).toBe(true)
  })

  it('refuses a font without the tables', () => {
    expect(() => setLineMetrics(Buffer.alloc(12))).toThrow('the font has no table head')
  })
})
