import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileTransfer, type TimeResult } from './engine.ts'
import type { limitsFor } from './losses.ts'
import { limitsOf } from './plans.test-data.ts'

const copy = { fileSizeValue: 100, fileSizeUnit: 'GB', linkRateValue: 10, linkRateUnit: 'Gbit/s' }
const time = (input: object) => fileTransfer({ ...copy, ...input }) as TimeResult

/**
 * Simulates standard TCP round trip by round trip: the window grows by one packet until a loss halves it.
 * @returns bit/s
 */
const sawtooth = (lossEvery: number, segmentBytes: number, rttMs: number) => {
  // The window reached `lossEvery` packets after a loss has halved it.
  const top = Math.sqrt((8 / 3) * lossEvery)
  let [packets, rounds] = [0, 0]
  for (let window = top / 2; window < top; window++) {
    packets += window
    rounds++
  }
  return (packets * segmentBytes * 8) / ((rounds * rttMs) / 1000)
}

describe('packet loss', () => {
  it.each([
    [0.0001, 1460, 80],
    [0.000_01, 1460, 30],
    [0.000_001, 8960, 180],
  ])('of %s allows the rate of TCP’s sawtooth', (loss, segmentBytes, rttMs) => {
    const { effectiveMbitPerS, bottleneck } = time({ packetLossPct: loss * 100, segmentBytes, rttMs })
    expect(bottleneck).toBe('packet-loss')
    // The sawtooth grows in whole packets, which shifts its mean of some hundred packets by half a packet.
    expect((effectiveMbitPerS * 1e6) / sawtooth(1 / loss, segmentBytes, rttMs)).toBeCloseTo(1, 1.7)
  })

  it('is MSS ÷ RTT × √(3/2) ÷ √p for each connection', () => {
    const one = time({ packetLossPct: 0.1, rttMs: 30 }).effectiveMbitPerS
    expect(one).toBeCloseTo(((1460 * 8) / 0.03) * (Math.sqrt(1.5) / Math.sqrt(0.001)) * 1e-6, 9)
    expect(time({ packetLossPct: 0.1, rttMs: 30, parallelStreams: 4 }).effectiveMbitPerS).toBeCloseTo(
      4 * one,
      9,
    )
  })

  it('is no limit without distance or without loss', () => {
    expect(time({ packetLossPct: 5 })).toMatchObject({ bottleneck: 'link', effectiveMbitPerS: 10_000 })
    expect(time({ packetLossPct: 0, rttMs: 80 })).toMatchObject({ bottleneck: 'link' })
  })
})

describe('the limits', () => {
  const path = fc.record({
    ...{ rttMs: fc.integer({ min: 1, max: 300 }), tcpWindowKiB: fc.integer({ min: 1, max: 65_536 }) },
    ...{ packetLossPct: fc.integer({ min: 1, max: 5000 }).map((share) => share / 1000) },
    ...{ diskMBps: fc.integer({ min: 1, max: 5000 }), parallelStreams: fc.integer({ min: 1, max: 32 }) },
    ...{ compressionRatio: fc.constantFrom(1, 2, 3), linkSharePct: fc.integer({ min: 1, max: 100 }) },
  })

  it('number four, and the lowest sets the pace', () => {
    fc.assert(
      fc.property(path, (fields) => {
        const limits = limitsOf({ ...copy, ...fields }) as ReturnType<typeof limitsFor>
        const { effectiveMbitPerS, bottleneck } = time(fields)
        expect(limits.map(({ limit }) => limit)).toEqual(['link', 'tcp-window', 'packet-loss', 'disk'])
        expect(Math.min(...limits.map(({ mbitPerS }) => mbitPerS))).toBe(effectiveMbitPerS)
        expect(limits.filter(({ binds }) => binds).map(({ limit }) => limit)).toEqual([bottleneck])
      }),
    )
  })

  it('apply the disk’s rate to the data before compression', () => {
    const { effectiveMbitPerS, durationSeconds } = time({ diskMBps: 100, compressionRatio: 2 })
    expect(effectiveMbitPerS).toBe(400)
    expect(durationSeconds).toBe(1000)
  })

  it('give the packets per second if a packet size is given', () => {
    expect(time({ segmentBytes: 1250, linkRateValue: 1 }).packetsPerSecond).toBe(100_000)
    expect(time({})).not.toHaveProperty('packetsPerSecond')
  })

  it.each([
    [{ packetLossPct: 100 }, 'packetLossPct'],
    [{ packetLossPct: -1 }, 'packetLossPct'],
    [{ segmentBytes: 0 }, 'segmentBytes'],
    [{ diskMBps: 0 }, 'diskMBps'],
  ])('%j is out of range at %s', (input, field) => {
    expect(fileTransfer({ ...copy, ...input })).toEqual({ error: 'out-of-range', field })
  })
})
