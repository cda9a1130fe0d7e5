import { describe, expect, it } from 'vitest'
import { calculateRaidLevel, type RaidResult } from './engine.ts'

const disks = { diskSizeTB: 12, rebuildRateMBps: 100, annualFailureRatePct: 1.5, mttdl: true }
const hours = 12e12 / 1e8 / 3600
const rate = 0.015 / 8766

const result = (input: object) => calculateRaidLevel({ ...disks, ...input }) as RaidResult

/** Mean time to absorption of the Markov chain over one set's failed disks: from k to k + 1 at (width − k)·λ, back to k − 1 at 1/MTTR. */
const chain = (width: number, tolerance: number) => {
  let [step, total] = [0, 0]
  for (let failed = 0; failed <= tolerance; failed++) {
    const next = 1 / ((width - failed) * rate)
    step = next + (failed === 0 ? 0 : (next / hours) * step)
    total += step
  }
  return total
}

describe('mean time to data loss', () => {
  it.each([
    ['0', 4, {}, chain(4, 0)],
    ['1', 2, {}, chain(2, 1)],
    ['1', 3, {}, chain(3, 2)],
    ['5', 8, {}, chain(8, 1)],
    ['6', 8, {}, chain(8, 2)],
    ['Z3', 12, {}, chain(12, 3)],
    ['10', 8, {}, chain(2, 1) / 4],
    ['10', 9, { mirrorWidth: 3 }, chain(3, 2) / 3],
    ['50', 12, { groupCount: 3 }, chain(4, 1) / 3],
    ['60', 12, {}, chain(6, 2) / 2],
    ['SHR', 5, {}, chain(5, 1)],
  ])('of RAID %s with %i disks matches its Markov chain', (level, diskCount, layout, exact) => {
    const closed = result({ level, diskCount, ...layout }).mttdlHours ?? 0
    // The closed form omits terms of the order of disks × rebuild time ÷ mean time to failure.
    expect(Math.abs(closed / exact - 1)).toBeLessThan(4 * 12 * hours * rate)
  })

  it('counts only the two neighbours in the ring of RAID 1E', () => {
    expect(result({ level: '1E', diskCount: 6 }).mttdlHours).toBeCloseTo(1 / rate ** 2 / (12 * hours), 3)
  })

  it('is the average life of 20,000 simulated arrays', () => {
    // Disks that fail every other month: quick to simulate, yet well within the limits of the closed form.
    const [failing, rebuilding, width] = [1 / 1461, 12, 5]
    let seed = 20260101
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return (seed + 1) / 2 ** 32
    }
    const wait = (perHour: number) => -Math.log(random()) / perHour
    let total = 0
    for (let array = 0; array < 20_000; array++)
      for (;;) {
        const repair = wait(1 / rebuilding)
        const second = wait((width - 1) * failing)
        total += wait(width * failing) + Math.min(repair, second)
        if (second < repair) break
      }
    const closed = calculateRaidLevel({
      ...{ level: '5', diskCount: width, diskSizeTB: 4.32, rebuildRateMBps: 100 },
      ...{ annualFailureRatePct: 100, mttdl: true },
    }) as RaidResult
    // Scales from disks that live a year to those that live two months: MTTF² ÷ (n (n−1) MTTR) grows with the square of the lifetime.
    const scaled = (closed.mttdlHours ?? 0) * (1461 / 8766) ** 2
    expect(total / 20_000 / scaled).toBeGreaterThan(0.95)
    expect(total / 20_000 / scaled).toBeLessThan(1.1)
  })

  it('is shorter with read errors, which matter once no redundancy is left', () => {
    for (const level of ['1', '5', '6', 'Z3', 'dRAID2']) {
      const { mttdlHours, mttdlReadErrorsHours } = result({ level, diskCount: 12, ureExponent: 15 })
      expect(mttdlReadErrorsHours ?? 0).toBeGreaterThan(0)
      expect(mttdlReadErrorsHours ?? 0).toBeLessThan(mttdlHours ?? 0)
    }
    const five = result({ level: '5', diskCount: 8, ureExponent: 15 })
    const firstFailures = 8 * rate
    const lost = (five.pUreRebuild ?? 0) + 7 * rate * hours
    expect(1 / (five.mttdlReadErrorsHours ?? 1)).toBeCloseTo(firstFailures * lost, 15)
    expect(five.pLossPerYear).toBeCloseTo(1 - Math.exp(-8766 * firstFailures * lost), 12)
  })

  it('is calculated on request only, and not for disks that never fail', () => {
    expect(result({ level: '5', diskCount: 8, mttdl: false })).not.toHaveProperty('mttdlHours')
    expect(result({ level: '5', diskCount: 8, annualFailureRatePct: 0, ureExponent: 14 })).toMatchObject({
      mttdlHours: null,
      mttdlReadErrorsHours: null,
      pLossPerYear: null,
    })
    expect(result({ level: '0', diskCount: 8 })).toMatchObject({ mttdlReadErrorsHours: null })
  })
})

describe('price and power', () => {
  it('cover all installed disks', () => {
    expect(result({ level: '6', diskCount: 9, hotSpares: 1, diskPrice: 250, diskWatts: 7 })).toMatchObject({
      priceTotal: 2250,
      pricePerUsableTB: 31.25,
      powerWatts: 63,
      kWhPerMonth: expect.closeTo(63 * 0.7305, 9),
      kWhPerYear: expect.closeTo(552.258, 9),
    })
  })

  it.each(['diskPrice', 'diskWatts'])('refuse a negative %s', (field) => {
    expect(calculateRaidLevel({ ...disks, level: '5', diskCount: 4, [field]: -1 })).toEqual({
      error: 'out-of-range',
      field,
    })
  })
})

describe('the time until a rebuild starts', () => {
  const slow = { level: '5', diskCount: 4, mttdl: true, rebuildRateMBps: 100, annualFailureRatePct: 2 }
  const hours = 4e12 / 100e6 / 3600

  it('counts like a rebuild that takes longer by the same time', () => {
    const waiting = result({ ...slow, diskSizeTB: 4, rebuildStartHours: 48 })
    const longer = result({ ...slow, diskSizeTB: 4, rebuildRateMBps: (100 * hours) / (hours + 48) })
    expect(waiting.rebuildHours).toBeCloseTo(hours, 9)
    expect(waiting.exposedHours).toBeCloseTo(hours + 48, 9)
    expect(waiting.mttdlHours).toBeCloseTo(longer.mttdlHours ?? 0, 3)
    expect(waiting.pSecondFailure).toBeCloseTo(longer.pSecondFailure ?? 0, 12)
  })

  it('shortens the mean time to data loss of RAID 5 by MTTF² ÷ (n (n − 1) (hours + wait))', () => {
    const mttf = 8766 / 0.02
    const { mttdlHours } = result({ ...slow, diskSizeTB: 4, rebuildStartHours: 48 })
    expect(mttdlHours).toBeCloseTo(mttf ** 2 / (4 * 3 * (hours + 48)), 3)
  })
})
