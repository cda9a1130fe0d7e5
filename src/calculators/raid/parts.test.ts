import { describe, expect, it } from 'vitest'
import { warningsFor } from './answer.ts'
import { bestLevels, type LevelOutcomes } from './comparisons.ts'
import { calculateRaidLevel, type RaidResult } from './engine.ts'
import { type DrawnDisk, diskRoles, maxDrawnDisks } from './picture.ts'
import { levelsOf, needsOf, planned, stepsOf } from './plans.test-data.ts'

const rolesOf = planned(diskRoles)

const eight = { diskCount: 8, diskSizeTB: 4 }

describe('diskRoles', () => {
  it('draws copies, spares and stranded space', () => {
    expect(rolesOf({ level: '10', diskSizesTB: [4, 4, 6, 4, 8], hotSpares: 1 })).toEqual([
      { group: 0, sizeTB: 4, segments: [{ role: 'data', sizeTB: 4 }] },
      { group: 0, sizeTB: 4, segments: [{ role: 'mirror', sizeTB: 4 }] },
      {
        group: 1,
        sizeTB: 6,
        segments: [
          { role: 'data', sizeTB: 4 },
          { role: 'stranded', sizeTB: 2 },
        ],
      },
      { group: 1, sizeTB: 4, segments: [{ role: 'mirror', sizeTB: 4 }] },
      { group: null, sizeTB: 8, segments: [{ role: 'spare', sizeTB: 8 }] },
    ])
  })

  it('spreads the parity of a group and the embedded spare of RAID 5E over all disks', () => {
    const [first, , , fourth] = rolesOf({ level: '50', diskCount: 6, diskSizeTB: 3 }) as object[]
    expect(first).toEqual({
      group: 0,
      sizeTB: 3,
      segments: [
        { role: 'data', sizeTB: 2 },
        { role: 'parity', sizeTB: expect.closeTo(1) },
      ],
    })
    expect(fourth).toHaveProperty('group', 1)
    expect(rolesOf({ level: '5E', diskCount: 4, diskSizeTB: 4 })).toHaveProperty('[0].segments', [
      { role: 'data', sizeTB: 2 },
      { role: 'parity', sizeTB: 1 },
      { role: 'embedded-spare', sizeTB: 1 },
    ])
  })

  it('draws nothing if there are too many disks', () => {
    expect(rolesOf({ level: '0', diskCount: maxDrawnDisks, diskSizeTB: 1 })).toHaveLength(maxDrawnDisks)
    expect(rolesOf({ level: '0', diskCount: maxDrawnDisks + 1, diskSizeTB: 1 })).toBeNull()
  })
})

describe('disksForCapacity', () => {
  it('is not fooled by rounding', () => {
    expect(needsOf({ wantedTB: 0.3, diskSizeTB: 0.1 })).toMatchObject({
      '0': { diskCount: 3 },
      '1': null,
      '5': { diskCount: 4 },
      '10': { diskCount: 6 },
      '50': { diskCount: 6 },
    })
  })

  it('adds the spares and reports a layout level by level', () => {
    expect(needsOf({ wantedTB: 20, diskSizeTB: 4, hotSpares: 2, groupCount: 1 })).toMatchObject({
      '6': { diskCount: 9, usableTB: 20 },
      '50': { error: 'out-of-range', field: 'groupCount' },
      Z2: { diskCount: 9 },
    })
    expect(needsOf({ wantedTB: 0, diskSizeTB: 4 })).toEqual({
      error: 'out-of-range',
      field: 'wantedTB',
    })
  })
})

describe('best levels', () => {
  const outcomes = levelsOf({ ...eight, diskIops: 100 }) as LevelOutcomes

  it('name what they are best at, ties included', () => {
    expect(bestLevels(outcomes, 'capacity')).toEqual(['0'])
    expect(bestLevels(outcomes, 'safe-capacity')).toEqual(['6', 'Z2', 'dRAID2', 'SHR-2'])
    expect(bestLevels(outcomes, 'tolerance')).toEqual(['1'])
    expect(bestLevels(outcomes, 'writes')).toEqual(['0'])
  })

  it('name none when no level is possible', () => {
    expect(bestLevels(levelsOf({ diskCount: 1, diskSizeTB: 4 }) as LevelOutcomes, 'capacity')).toEqual([])
  })
})

describe('Synology Hybrid RAID', () => {
  const partsOf = (level: string, diskSizesTB: readonly number[], hotSpares = 0) => {
    const { usableTB, protectionTB, strandedTB, spareTB } = calculateRaidLevel({
      level,
      diskSizesTB,
      hotSpares,
    }) as RaidResult
    return [usableTB, protectionTB, strandedTB, spareTB]
  }

  it('keeps all but the largest disk, of SHR-2 all but the two largest', () => {
    expect(partsOf('SHR', [2, 4, 8])).toEqual([6, 4, 4, 0])
    expect(partsOf('SHR', [2, 4, 8], 1)).toEqual([2, 2, 2, 8])
    expect(partsOf('SHR', [2, 3, 4, 4])).toEqual([9, 4, 0, 0])
    expect(partsOf('SHR-2', [4, 4, 4, 8, 8])).toEqual([12, 8, 8, 0])
    expect(partsOf('SHR-2', [4, 8, 8, 8])).toEqual([12, 16, 0, 0])
  })

  it('is RAID 5 or 6 on equal disks', () => {
    for (const [level, twin] of [
      ['SHR', '5'],
      ['SHR-2', '6'],
    ] as const)
      expect(calculateRaidLevel({ ...eight, level, diskIops: 9, ureExponent: 15 })).toEqual(
        calculateRaidLevel({ ...eight, level: twin, diskIops: 9, ureExponent: 15 }),
      )
  })
})

it('warnings point out questionable layouts', () => {
  expect(planned(warningsFor)({ ...eight, level: '6' })).toEqual([])
  expect(planned(warningsFor)({ ...eight, level: '0' })).toEqual(['no-redundancy'])
  expect(planned(warningsFor)({ level: 'Z1', diskSizesTB: [1, 2, 2, 2], groupCount: 2 })).toEqual([
    'vdev-at-minimum',
    'mixed-sizes-strand-capacity',
  ])
})

describe('working', () => {
  it('carries the numbers of the input', () => {
    const steps = stepsOf({
      level: '5',
      diskCount: 4,
      diskSizeTB: 4,
      ureExponent: 15,
      rebuildRateMBps: 100,
    })
    expect(steps).toMatchObject([
      { id: 'disks', values: { installed: 4, hotSpares: 0, n: 4 } },
      { id: 'usable-parity', values: { n: 4, lost: 1, copies: 1, sizeTB: 4, usableTB: 12 } },
      { id: 'binary' },
      { id: 'identity', values: { rawTB: 16, usableTB: 12, protectionTB: 4, spareTB: 0, strandedTB: 0 } },
      { id: 'efficiency', values: { efficiencyPct: 75 } },
      { id: 'tolerance-same', values: { min: 1 } },
      { id: 'rebuild-read', values: { sources: 3, rebuildReadTB: 12 } },
      { id: 'read-error', values: { exponent: 15, bits: 9.6e13 } },
      { id: 'rebuild-time', values: { rateMBps: 100 } },
    ])
  })

  it('leaves out what does not apply', () => {
    const ids = (input: object) => (stepsOf(input) as readonly { id: string }[]).map(({ id }) => id)
    const everything = {
      ...eight,
      diskIops: 100,
      ureExponent: 15,
      rebuildRateMBps: 100,
      annualFailureRatePct: 2,
      ashift: 12,
    }
    expect(ids({ ...everything, level: '0' }).slice(6)).toEqual(['iops'])
    expect(ids({ ...everything, level: 'Z1' }).slice(6)).toEqual([
      ...['iops-vdevs', 'rebuild-read', 'read-error', 'rebuild-time', 'second-failure'],
      ...['zfs-sectors', 'zfs-pool', 'zfs-usable'],
    ])
    expect(stepsOf({ ...eight, level: '7' })).toEqual({ error: 'unknown-level', field: 'level' })
  })
})

describe('a target fill', () => {
  it('is a share of the usable capacity, and of what ZFS shows where that is known', () => {
    expect(calculateRaidLevel({ ...eight, level: '6', fillPct: 80 })).toMatchObject({
      filledTB: expect.closeTo(19.2),
    })
    const zfs = calculateRaidLevel({ ...eight, level: 'Z2', ashift: 12, fillPct: 80 }) as RaidResult
    expect(zfs.filledTB).toBeCloseTo(((zfs.zfsUsableTiB ?? 0) * 2 ** 40 * 0.8) / 1e12, 9)
  })

  it('needs as many disks as the wanted capacity divided by the fill', () => {
    const filled = needsOf({ wantedTB: 20, diskSizeTB: 4, fillPct: 80 })
    expect(filled).toEqual(needsOf({ wantedTB: 25, diskSizeTB: 4 }))
  })

  it('gives a warning above 80%', () => {
    const warnings = (fillPct?: number) => planned(warningsFor)({ ...eight, level: '6', fillPct })
    expect([undefined, 80, 81].map(warnings)).toEqual([[], [], ['fill-high']])
  })
})

describe('swap and partitions of ZFS disks', () => {
  const pool = (input: object) =>
    calculateRaidLevel({ level: 'Z1', diskCount: 4, ashift: 12, ...input }) as RaidResult

  it('make the disks of a pool smaller', () => {
    const smaller = pool({ diskSizeTB: (4e12 - 16 * 2 ** 30) / 1e12 })
    const reserved = pool({ diskSizeTB: 4, reservedGiB: 16 })
    expect(reserved.zfsUsableTiB).toBeCloseTo(smaller.zfsUsableTiB ?? 0, 9)
    expect(reserved.usableTB).toBe(12)
  })

  it('is rejected if it takes the whole disk', () => {
    expect(pool({ diskSizeTB: 1, reservedGiB: 1000 })).toEqual({
      error: 'out-of-range',
      field: 'reservedGiB',
    })
  })
})

it.each([
  [3, 12],
  [4, 8],
])('SHR-2 with tiers of at least %s disks makes %s TB of 4 and 3 × 8 TB', (shr2TierDisks, usableTB) => {
  const disks = { level: 'SHR-2', diskSizesTB: [4, 8, 8, 8], shr2TierDisks }
  expect(calculateRaidLevel(disks)).toMatchObject({ usableTB, rawTB: 28 })
  const drawn = planned(diskRoles)(disks) as readonly DrawnDisk[]
  const data = drawn.flatMap(({ segments }) => segments.filter(({ role }) => role === 'data'))
  expect(data.reduce((sum, { sizeTB }) => sum + sizeTB, 0)).toBeCloseTo(usableTB, 9)
})
