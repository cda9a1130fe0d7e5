import { describe, expect, it } from 'vitest'
import { smoothEverySize } from './gasp.ts'
import { loadFaces } from './loaded-faces.ts'

/** A font that holds only a `gasp` table with two ranges. */
const font = Buffer.from(
  [
    '00010000',
    '0001000000000000',
    '67617370',
    '00000000',
    '0000001c',
    '0000000c',
    '00010002',
    '00100005',
    'ffff000a',
  ].join(''),
  'hex',
)

describe('smoothEverySize', () => {
  it('smooths every range and leaves the argument alone', () => {
    const smoothed = smoothEverySize(font)
    expect(smoothed.subarray(0x1c).toString('hex')).toBe('000100020010000fffff000f')
    expect(font.subarray(0x1c).toString('hex')).toBe('0001000200100005ffff000a')
  })

  it('has been applied to every face', async () => {
    for (const { font: face } of await loadFaces()) expect(smoothEverySize(face).equals(face)).toBe(true)
  })
})
