import { describe, expect, it } from 'vitest'
import { durationOf, fileTransfer } from './engine.ts'
import { overheadPresets } from './form.ts'
import { ceilingFor, timeBar, workingOf } from './plans.test-data.ts'

const gigabit = { fileSizeValue: 100, fileSizeUnit: 'GB', linkRateValue: 1, linkRateUnit: 'Gbit/s' }
const run = (change: object) => fileTransfer({ ...gigabit, ...change })

describe('inputs', () => {
  it.each([
    [{ mode: 'cost' }, 'out-of-range', 'mode'],
    [{ fileSizeValue: -1 }, 'out-of-range', 'fileSizeValue'],
    [{ fileSizeValue: '100' }, 'not-a-number', 'fileSizeValue'],
    [{ fileSizeUnit: 'GB/s' }, 'unknown-unit', 'unit'],
    [{ fileCount: 0 }, 'out-of-range', 'fileCount'],
    [{ fileCount: 1.5 }, 'not-an-integer', 'fileCount'],
    [{ linkRateValue: undefined }, 'not-a-number', 'linkRateValue'],
    [{ linkRateUnit: 'GB' }, 'unknown-unit', 'unit'],
    [{ linkSharePct: 0 }, 'out-of-range', 'linkSharePct'],
    [{ linkSharePct: 100.1 }, 'out-of-range', 'linkSharePct'],
    [{ overheadPct: 100 }, 'out-of-range', 'overheadPct'],
    [{ overheadPct: -1 }, 'out-of-range', 'overheadPct'],
    [{ compressionRatio: 0 }, 'out-of-range', 'compressionRatio'],
    [{ parallelStreams: 0 }, 'out-of-range', 'parallelStreams'],
    [{ rttMs: -1 }, 'out-of-range', 'rttMs'],
    [{ tcpWindowKiB: 0 }, 'out-of-range', 'tcpWindowKiB'],
    [{ setupRoundTripsPerFile: 0.5 }, 'not-an-integer', 'setupRoundTripsPerFile'],
    [{ mode: 'required-rate' }, 'not-a-number', 'deadlineSeconds'],
    [{ mode: 'max-size', deadlineSeconds: 0 }, 'out-of-range', 'deadlineSeconds'],
    [
      { mode: 'required-rate', deadlineSeconds: 1, rttMs: 500, setupRoundTripsPerFile: 2 },
      'deadline-too-short',
      'deadlineSeconds',
    ],
    [
      { mode: 'max-size', deadlineSeconds: 1, rttMs: 500, setupRoundTripsPerFile: 3 },
      'deadline-too-short',
      'deadlineSeconds',
    ],
    [{ fileSizeValue: 1e308 }, 'out-of-range', 'fileSizeValue'],
    [{ linkRateValue: 5e-324, linkRateUnit: 'bit/s' }, 'out-of-range', 'linkRateValue'],
  ])('%j is %s at %s', (change, error, field) => {
    expect(run(change)).toEqual({ error, field })
  })

  it('ignores inputs that a mode does not need', () => {
    expect(run({ mode: 'required-rate', deadlineSeconds: 800, linkRateValue: 'x' })).toHaveProperty(
      'requiredLinkMbitPerS',
      1000,
    )
    expect(run({ mode: 'max-size', deadlineSeconds: 800, fileSizeValue: 'x' })).toHaveProperty(
      'maxSizeGB',
      100,
    )
  })
})

describe('outputs', () => {
  it('round half a second up, exactly', () => {
    const half = { fileSizeValue: 1.5, fileSizeUnit: 'bit', linkRateValue: 1, linkRateUnit: 'bit/s' }
    expect(fileTransfer(half)).toMatchObject({ durationSeconds: 1.5, duration: { seconds: 2 } })
    expect(fileTransfer({ ...half, fileSizeValue: 1.4999999999999998 })).toMatchObject({
      duration: { seconds: 1 },
    })
    expect(durationOf({ n: 179_999n, d: 2n })).toEqual({ days: 1, hours: 1, minutes: 0, seconds: 0 })
  })

  it('blame the link when window and link are equally fast', () => {
    const equal = { linkRateValue: 8.192, linkRateUnit: 'Mbit/s', rttMs: 64, tcpWindowKiB: 64 }
    expect(run(equal)).toMatchObject({ bottleneck: 'link', effectiveMbitPerS: 8.192 })
    expect(run({ ...equal, rttMs: 64.1 })).toMatchObject({ bottleneck: 'tcp-window' })
    expect(run({ ...equal, rttMs: 0, tcpWindowKiB: 1 })).toMatchObject({ bottleneck: 'link' })
  })

  it('apply compression before the wire', () => {
    expect(run({ compressionRatio: 4 })).toMatchObject({
      totalBytes: 1e11,
      wireBytes: 2.5e10,
      durationSeconds: 200,
    })
    expect(run({ mode: 'max-size', deadlineSeconds: 800, compressionRatio: 4 })).toHaveProperty(
      'maxSizeGB',
      400,
    )
  })

  it('set up the files of a stream one after another', () => {
    const files = { fileCount: 10, parallelStreams: 4, rttMs: 100, setupRoundTripsPerFile: 2 }
    expect(run(files)).toHaveProperty('setupSeconds', 0.6)
  })
})

describe('helpers', () => {
  it('overhead presets match the printed shares of their frames', () => {
    for (const { payloadBytes, lineBytes, overheadPct } of overheadPresets) {
      expect(overheadPct).toBeCloseTo((1 - payloadBytes / lineBytes) * 100, 2)
    }
  })

  it('the time bar shows what limits', () => {
    expect(timeBar({ ...gigabit, rttMs: 80, tcpWindowKiB: 64, setupRoundTripsPerFile: 1 })).toEqual({
      dataSeconds: 122070.3125,
      setupSeconds: 0.08,
      linkMbitPerS: 1000,
      windowMbitPerS: 6.5536,
      windowToFillLinkKiB: 9765.625,
    })
    expect(timeBar({ ...gigabit, mode: 'max-size', deadlineSeconds: 1 })).toBeNull()
    expect(timeBar({ ...gigabit, fileCount: 0 })).toEqual({ error: 'out-of-range', field: 'fileCount' })
  })

  it('there is no window limit without delay or window', () => {
    expect(ceilingFor({ ...gigabit, rttMs: 80, tcpWindowKiB: 64, parallelStreams: 16 })).toEqual({
      limit: 'tcp-window',
      mbitPerS: 104.8576,
    })
    expect(ceilingFor({ ...gigabit, tcpWindowKiB: 64 })).toBeNull()
    expect(ceilingFor({ ...gigabit, rttMs: 80 })).toBeNull()
  })
})

describe('working', () => {
  const ids = (change: object) =>
    (workingOf({ ...gigabit, ...change }) as readonly { id: string }[]).map(({ id }) => id)

  it('lists the steps of the chosen mode', () => {
    const window = { rttMs: 80, tcpWindowKiB: 64, deadlineSeconds: 3600 }
    expect(ids(window)).toEqual([
      'total-size',
      'wire-size',
      'link-rate',
      'window-rate',
      'effective-rate',
      'setup',
      'time',
    ])
    expect(ids({ ...window, mode: 'required-rate' })).toEqual([
      ...['total-size', 'wire-size', 'setup', 'seconds-for-data', 'required-goodput', 'required-link'],
    ])
    expect(ids({ ...window, mode: 'max-size', rttMs: 0 })).toEqual([
      'link-rate',
      'effective-rate',
      'setup',
      'seconds-for-data',
      'max-size',
    ])
  })

  it('carries the numbers of the input', () => {
    const steps = workingOf({ ...gigabit, overheadPct: 5.85 })
    expect(steps).toContainEqual({
      id: 'link-rate',
      values: { linkMbit: '1000', sharePct: '100', overheadPct: '5.85', payloadMbit: '941.5' },
    })
    expect(steps).toContainEqual({
      id: 'time',
      values: { wireBits: '800000000000', effectiveMbit: '941.5', setup: '0', seconds: '849.707912904939' },
    })
    expect(workingOf({})).toEqual({ error: 'not-a-number', field: 'fileSizeValue' })
  })
})
