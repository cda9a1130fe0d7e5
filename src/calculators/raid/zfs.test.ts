import { describe, expect, it } from 'vitest'
import { calculateRaidLevel, type RaidResult } from './engine.ts'

const result = (input: object) => calculateRaidLevel(input) as RaidResult

/** Counts the sectors of a record in a RAID-Z vdev: each row begins with parity, and padding fills the record to a multiple of p + 1. */
const writeRaidZ = (width: number, p: number, dataSectors: number) => {
  let sectors = 0
  for (let left = dataSectors; left > 0; left -= width - p) sectors += p + Math.min(left, width - p)
  while (sectors % (p + 1) !== 0) sectors++
  return sectors
}

/** Counts the sectors of a record in a dRAID group, whose rows are always written whole. */
const writeDraid = (data: number, p: number, dataSectors: number) => {
  let sectors = 0
  for (let left = dataSectors; left > 0; left -= data) sectors += data + p
  return sectors
}

describe('a record', () => {
  it('takes as many RAID-Z sectors as writing it sector by sector', () => {
    for (const p of [1, 2, 3])
      for (let width = p + 1; width <= 16; width++)
        for (const ashift of [9, 12, 13])
          for (const recordKiB of [1, 4, 8, 16, 64, 128, 1024]) {
            const disks = { level: `Z${p}`, diskCount: width, diskSizeTB: 4, ashift, recordKiB }
            const sectors = Math.max(1, (recordKiB * 1024) / 2 ** ashift)
            expect(result(disks).zfsRecordSectors).toBe(writeRaidZ(width, p, Math.ceil(sectors)))
          }
  })

  it('takes as many dRAID sectors as writing it row by row', () => {
    for (const p of [1, 2, 3])
      for (const dataDisks of [1, 4, 8, 11])
        for (const recordKiB of [4, 16, 128, 1024]) {
          const disks = { level: `dRAID${p}`, diskCount: 20, diskSizeTB: 4, dataDisks, ashift: 12, recordKiB }
          expect(result(disks).zfsRecordSectors).toBe(writeDraid(dataDisks, p, recordKiB / 4))
        }
  })

  it('of 128 KiB lets a pool hold what ZFS reports, but for the rounding of its ratio', () => {
    for (const level of ['Z1', 'Z2', 'Z3', 'dRAID2']) {
      const pool = result({ level, diskCount: 12, diskSizeTB: 8, ashift: 12, recordKiB: 128 })
      expect((pool.zfsDataTiB ?? 0) / (pool.zfsUsableTiB ?? 1)).toBeGreaterThanOrEqual(1)
      expect((pool.zfsDataTiB ?? 0) / (pool.zfsUsableTiB ?? 1)).toBeLessThan(1.003)
    }
  })

  it.each([3, 100, 32_768, 0.5])('of %s KiB is refused', (recordKiB) => {
    expect(
      calculateRaidLevel({ level: 'Z1', diskCount: 4, diskSizeTB: 1, ashift: 12, recordKiB }),
    ).toHaveProperty('field', 'recordKiB')
  })
})

/** Lays the groups of a slice over its rows, chunk by chunk, and counts the chunks that hold data. */
const dataChunks = (drives: number, data: number, p: number) => {
  let [place, held] = [0, 0]
  do {
    held += place % (data + p) < data ? 1 : 0
    place++
  } while (place % drives !== 0 || place % (data + p) !== 0)
  return { held, of: place }
}

describe('dRAID', () => {
  it('holds as much as groups laid out over rows of disks', () => {
    for (const p of [1, 2, 3])
      for (const data of [1, 3, 8])
        for (const spares of [0, 1, 2])
          for (let disks = data + p + spares; disks <= 24; disks += 3) {
            const chunks = dataChunks(disks - spares, data, p)
            const draid = {
              level: `dRAID${p}`,
              diskCount: disks,
              hotSpares: spares,
              diskSizeTB: 2,
              dataDisks: data,
            }
            expect(result(draid).usableTB).toBeCloseTo(((disks - spares) * 2 * chunks.held) / chunks.of, 9)
          }
  })

  it('takes distributed spares from every disk, so that no large disk is set aside', () => {
    const parts = result({ level: 'dRAID1', diskSizesTB: [4, 4, 4, 4, 8], hotSpares: 1 })
    expect(parts).toMatchObject({ rawTB: 24, usableTB: 12, protectionTB: 4, spareTB: 4, strandedTB: 4 })
  })

  it('works in as many stripes as fit, and rebuilds with all disks at once', () => {
    const draid = { level: 'dRAID2', diskCount: 42, diskSizeTB: 10, diskIops: 100, rebuildRateMBps: 100 }
    expect(result({ ...draid, hotSpares: 2 }).readIops).toBe(400)
    const slow = result(draid).rebuildHours ?? 0
    const fast = result({ ...draid, hotSpares: 2 }).rebuildHours ?? 0
    expect(slow).toBeCloseTo(10e12 / 1e8 / 3600, 9)
    // Ten columns of every row on the failed disk, spread over the 41 others.
    expect(fast).toBeCloseTo((slow * 10 * (40 / 42)) / 41, 9)
  })

  it.each([
    [{ dataDisks: 0 }, 'out-of-range', 'dataDisks'],
    [{ dataDisks: 256 }, 'out-of-range', 'dataDisks'],
    [{ dataDisks: 8, diskCount: 8 }, 'too-few-disks', 'diskCount'],
    [{ hotSpares: 7 }, 'too-few-disks', 'diskCount'],
  ])('with %j is %s at %s', (input, error, field) => {
    expect(calculateRaidLevel({ level: 'dRAID1', diskCount: 8, diskSizeTB: 4, ...input })).toEqual({
      error,
      field,
    })
  })
})
