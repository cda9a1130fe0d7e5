import { describe, expect, it } from 'vitest'
import { calculateRaid, calculateRaidLevel } from './engine.ts'

const eight = { diskCount: 8, diskSizeTB: 4 }

describe('inputs', () => {
  it.each([
    [{}, 'unknown-level', 'level'],
    [{ level: 5, ...eight }, 'unknown-level', 'level'],
    [{ level: 'toString', ...eight }, 'unknown-level', 'level'],
    [{ level: '5', diskSizeTB: 4 }, 'not-a-number', 'diskCount'],
    [{ level: '5', diskCount: 4.5, diskSizeTB: 4 }, 'not-an-integer', 'diskCount'],
    [{ level: '5', diskCount: 4 }, 'not-a-number', 'diskSize'],
    [{ level: '5', diskCount: 4, diskSizeTB: 0 }, 'out-of-range', 'diskSize'],
    [{ level: '5', diskCount: 4, diskSizeTiB: -1 }, 'out-of-range', 'diskSize'],
    [{ level: '5', diskCount: 4, diskSizeGB: '4' }, 'not-a-number', 'diskSize'],
    [{ level: '5', diskSizesTB: 4 }, 'not-a-number', 'diskSizesTB'],
    [{ level: '5', diskSizesTB: [] }, 'out-of-range', 'diskSizesTB'],
    [{ level: '5', diskSizesTB: [4, 0, 4] }, 'out-of-range', 'diskSizesTB'],
    [{ level: '5', diskSizesTB: [4, 4] }, 'too-few-disks', 'diskSizesTB'],
    [{ level: '5', ...eight, hotSpares: 8 }, 'out-of-range', 'hotSpares'],
    [{ level: '5', ...eight, hotSpares: 6 }, 'too-few-disks', 'diskCount'],
    [{ level: '50', ...eight, groupCount: 1 }, 'out-of-range', 'groupCount'],
    [{ level: 'Z1', ...eight, groupCount: 0 }, 'out-of-range', 'groupCount'],
    [{ level: '50', ...eight, groupCount: 3 }, 'too-few-disks', 'diskCount'],
    [{ level: '50', diskCount: 10, diskSizeTB: 4, groupCount: 3 }, 'not-divisible', 'diskCount'],
    [{ level: '10', ...eight, mirrorWidth: 1 }, 'out-of-range', 'mirrorWidth'],
    [{ level: '10', ...eight, mirrorWidth: 3 }, 'not-divisible', 'diskCount'],
    [{ level: '5', ...eight, diskIops: -1 }, 'out-of-range', 'diskIops'],
    [{ level: '5', ...eight, readPct: 101 }, 'out-of-range', 'readPct'],
    [{ level: '5', ...eight, ureExponent: 0 }, 'out-of-range', 'ureExponent'],
    [{ level: '5', ...eight, ureExponent: 14.5 }, 'not-an-integer', 'ureExponent'],
    [{ level: '5', ...eight, rebuildRateMBps: 0 }, 'out-of-range', 'rebuildRateMBps'],
    [{ level: '5', ...eight, annualFailureRatePct: 101 }, 'out-of-range', 'annualFailureRatePct'],
    [{ level: 'Z1', ...eight, ashift: 12.5 }, 'not-an-integer', 'ashift'],
    [{ level: 'Z1', ...eight, ashift: 8 }, 'out-of-range', 'ashift'],
    [{ level: 'Z1', ...eight, ashift: 17 }, 'out-of-range', 'ashift'],
    [{ level: '5', ...eight, ashift: -2000 }, 'out-of-range', 'ashift'],
    [{ level: '5', diskCount: 4, diskSizeTB: 1e308 }, 'out-of-range', 'diskSize'],
    [{ level: '5', diskSizesTB: [1e308, 1e308, 1e308] }, 'out-of-range', 'diskSizesTB'],
    [{ level: '5', ...eight, rebuildRateMBps: 5e-324 }, 'out-of-range', 'rebuildRateMBps'],
    [{ mode: 'best', ...eight }, 'out-of-range', 'mode'],
  ])('%j is %s at %s', (input, error, field) => {
    expect(calculateRaid(input)).toEqual({ error, field })
  })

  it('accepts sizes in TiB and GB', () => {
    expect(calculateRaid({ level: '0', diskCount: 2, diskSizeTiB: 1 })).toMatchObject({ usableTiB: 2 })
    expect(calculateRaid({ level: '0', diskCount: 2, diskSizeGB: 500 })).toMatchObject({ rawTB: 1 })
  })

  it('uses the largest of mixed disks as spares', () => {
    const result = calculateRaid({ level: '5', diskSizesTB: [2, 8, 4, 6], hotSpares: 1 })
    expect(result).toMatchObject({ rawTB: 20, usableTB: 4, protectionTB: 2, spareTB: 8, strandedTB: 6 })
  })
})

it('counts the second slice of RAID 5E as spare, in addition to hot spares', () => {
  const disks = { level: '5E', diskSizeTB: 3 }
  const parts = { rawTB: 18, usableTB: 12, protectionTB: 3, spareTB: 3, strandedTB: 0 }
  expect(calculateRaid({ ...disks, diskCount: 6 })).toMatchObject(parts)
  expect(calculateRaid({ ...disks, diskCount: 7, hotSpares: 1 })).toMatchObject({
    ...parts,
    rawTB: 21,
    spareTB: 6,
  })
  expect(calculateRaid({ level: '5E', diskSizesTB: [3, 4, 3, 3, 3, 3] })).toMatchObject({
    ...parts,
    rawTB: 19,
    strandedTB: 1,
  })
})

describe('outputs', () => {
  const withEverything = {
    ...eight,
    diskIops: 100,
    ureExponent: 15,
    rebuildRateMBps: 100,
    annualFailureRatePct: 2,
    ashift: 12,
  }

  it('are null for RAID 0, which has nothing to rebuild', () => {
    expect(calculateRaid({ ...withEverything, level: '0' })).toMatchObject({
      rebuildReadTB: null,
      pUreRebuild: null,
      ureIsDataLoss: null,
      rebuildHours: null,
      pSecondFailure: null,
      writePenalty: 1,
    })
  })

  it('are present only if their input is', () => {
    const names = Object.keys(calculateRaid({ ...eight, level: 'Z2' }))
    expect(names).toEqual([
      ...['rawTB', 'usableTB', 'usableTiB', 'efficiencyPct', 'protectionTB', 'spareTB', 'strandedTB'],
      ...['faultToleranceMin', 'faultToleranceMax'],
    ])
    expect(calculateRaid({ ...withEverything, level: '6' })).not.toHaveProperty('zfsUsableTiB')
    expect(calculateRaid({ ...eight, level: '5', annualFailureRatePct: 2 })).not.toHaveProperty(
      'pSecondFailure',
    )
  })

  it.each([
    ['1', { diskCount: 2 }, 1],
    ['1E', { diskCount: 5 }, 2],
    ['5', { diskCount: 5 }, 4],
    ['5E', { diskCount: 5 }, 4],
    ['10', { diskCount: 8 }, 1],
    ['50', { diskCount: 8 }, 3],
    ['Z1', { diskCount: 8, groupCount: 2 }, 3],
  ])('count the disks that RAID %s with %j exposes to a second failure', (level, disks, exposed) => {
    const risk = { diskSizeTB: 4, rebuildRateMBps: 100, annualFailureRatePct: 2 }
    const result = calculateRaidLevel({ level, ...disks, ...risk })
    const hours = 4e12 / 1e8 / 3600
    expect(result).toHaveProperty(
      'pSecondFailure',
      expect.closeTo(1 - 0.98 ** ((exposed * hours) / 8766), 12),
    )
  })

  it.each(['6', '60', 'Z2', 'Z3'])(
    'have no second-failure risk for RAID %s, which survives two losses',
    (level) => {
      expect(calculateRaidLevel({ ...withEverything, level })).toMatchObject({
        pSecondFailure: null,
        ureIsDataLoss: false,
      })
    },
  )

  it('are certain if every disk fails within the year', () => {
    expect(calculateRaid({ ...withEverything, level: '5', annualFailureRatePct: 100 })).toHaveProperty(
      'pSecondFailure',
      1,
    )
  })

  it('give RAID 10 a tolerance by mirror width', () => {
    expect(calculateRaid({ level: '10', diskCount: 9, diskSizeTB: 4, mirrorWidth: 3 })).toMatchObject({
      usableTB: 12,
      faultToleranceMin: 2,
      faultToleranceMax: 6,
    })
  })

  it('hold back at least 128 MiB but at most half of a small ZFS pool', () => {
    const pool = (diskSizeGB: number) => calculateRaid({ level: 'Z1', diskCount: 3, diskSizeGB, ashift: 12 })
    const small = pool(1) as { zfsUsableBeforeSlopTiB: number; zfsUsableTiB: number }
    expect(small.zfsUsableBeforeSlopTiB - small.zfsUsableTiB).toBeCloseTo(2 ** -13, 12)
    const tiny = pool(0.1) as typeof small
    expect(tiny.zfsUsableTiB).toBeCloseTo(tiny.zfsUsableBeforeSlopTiB / 2, 12)
  })
})

describe('compare', () => {
  it('rejects the disks once and a layout level by level', () => {
    expect(calculateRaid({ mode: 'compare', diskCount: 0, diskSizeTB: 4 })).toEqual({
      error: 'out-of-range',
      field: 'diskCount',
    })
    expect(calculateRaid({ mode: 'compare', diskCount: 5, diskSizeTB: 4, groupCount: 1 })).toMatchObject({
      levels: {
        '5': { usableTB: 16 },
        '10': { error: 'not-divisible', field: 'diskCount' },
        '50': { error: 'out-of-range', field: 'groupCount' },
        '60': { error: 'out-of-range', field: 'groupCount' },
        Z1: { usableTB: 16 },
      },
    })
  })
})
