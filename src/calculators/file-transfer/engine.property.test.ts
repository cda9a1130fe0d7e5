import fc from 'fast-check'
import { expect, it } from 'vitest'
import { damaged, defects } from '../shared/fuzz.arbitrary.ts'
import { isInputError } from '../shared/input-error.ts'
import { fileTransfer, type MaxSizeResult, type RequiredRateResult, type TimeResult } from './engine.ts'
import { rateRange, sizeRange } from './form.ts'
import { ceilingFor, limitsOf, timeBar, workingOf } from './plans.test-data.ts'

const path = {
  linkSharePct: fc.integer({ min: 1, max: 100 }),
  overheadPct: fc.integer({ min: 0, max: 9900 }).map((hundredths) => hundredths / 100),
  compressionRatio: fc.integer({ min: 1, max: 50 }).map((tenths) => tenths / 10),
  parallelStreams: fc.integer({ min: 1, max: 64 }),
  rttMs: fc.integer({ min: 0, max: 300 }),
  setupRoundTripsPerFile: fc.integer({ min: 0, max: 3 }),
}
const files = {
  fileSizeValue: fc.integer({ min: 1, max: 1_000_000 }),
  fileSizeUnit: fc.constantFrom('kB', 'MiB', 'GB'),
  fileCount: fc.integer({ min: 1, max: 1000 }),
}
const link = {
  linkRateValue: fc.integer({ min: 1, max: 100_000 }),
  linkRateUnit: fc.constantFrom('Mbit/s', 'MB/s'),
}
const transfer = fc.record({ ...path, ...files, ...link })
const windowed = fc.record({ ...path, ...files, ...link, tcpWindowKiB: fc.integer({ min: 1, max: 4096 }) })

const time = (fields: object) => fileTransfer(fields) as TimeResult

it('more data never takes less time, and a faster link never takes more', () => {
  fc.assert(
    fc.property(windowed, fc.integer({ min: 2, max: 9 }), (fields, factor) => {
      const once = time(fields).durationSeconds
      const larger = time({ ...fields, fileSizeValue: fields.fileSizeValue * factor })
      const faster = time({ ...fields, linkRateValue: fields.linkRateValue * factor })
      expect(larger.durationSeconds).toBeGreaterThan(once)
      expect(faster.durationSeconds).toBeLessThanOrEqual(once)
    }),
  )
})

it('the rate for a deadline takes exactly that long', () => {
  fc.assert(
    fc.property(transfer, fc.integer({ min: 1, max: 1_000_000 }), (fields, deadlineSeconds) => {
      const required = fileTransfer({
        ...fields,
        mode: 'required-rate',
        deadlineSeconds,
      }) as RequiredRateResult
      if (isInputError(required)) {
        expect(required.error).toBe('deadline-too-short')
        return
      }
      // Skips rates above the form's limit.
      fc.pre(required.requiredLinkMbitPerS <= rateRange.max * 1e6)
      const rate = { linkRateValue: required.requiredLinkMbitPerS, linkRateUnit: 'Mbit/s' }
      expect(time({ ...fields, ...rate }).durationSeconds / deadlineSeconds).toBeCloseTo(1, 9)
    }),
  )
})

it('the largest size for a deadline takes exactly that long', () => {
  fc.assert(
    fc.property(windowed, fc.integer({ min: 1, max: 1_000_000 }), (fields, deadlineSeconds) => {
      const largest = fileTransfer({ ...fields, mode: 'max-size', deadlineSeconds }) as MaxSizeResult
      if (isInputError(largest)) {
        expect(largest.error).toBe('deadline-too-short')
        return
      }
      fc.pre(largest.maxSizeGB <= sizeRange.max * 1e6)
      const file = { fileSizeValue: largest.maxSizeGB, fileSizeUnit: 'GB', fileCount: 1 }
      expect(time({ ...fields, ...file }).durationSeconds / deadlineSeconds).toBeCloseTo(1, 9)
    }),
  )
})

it('the parts of a duration add up to the rounded seconds, and those of the time bar to the time', () => {
  fc.assert(
    fc.property(windowed, (fields) => {
      const { duration, durationSeconds } = time(fields)
      const { days, hours, minutes, seconds } = duration
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.round(durationSeconds))
      const bar = timeBar(fields)
      if (bar === null || isInputError(bar)) throw new Error('no time bar')
      expect((bar.dataSeconds + bar.setupSeconds) / durationSeconds).toBeCloseTo(1, 12)
    }),
  )
})

it('any input gives a sound outcome', () => {
  const names = [
    ...[
      'mode',
      'fileSizeValue',
      'fileSizeUnit',
      'fileCount',
      'linkRateValue',
      'linkRateUnit',
      'linkRateUnit',
      'linkSharePct',
    ],
    ...[
      'overheadPct',
      'compressionRatio',
      'parallelStreams',
      'rttMs',
      'tcpWindowKiB',
      'setupRoundTripsPerFile',
    ],
    ...['deadline', 'deadlineSeconds', 'unit', 'packetLossPct', 'segmentBytes', 'diskMBps'],
    ...['startDate', 'startHour', 'allowedFrom', 'allowedTo', 'allowedDays'],
  ]
  const valid = {
    fileSizeValue: 1,
    fileSizeUnit: 'GB',
    linkRateValue: 1,
    linkRateUnit: 'Gbit/s',
    deadlineSeconds: 60,
    rttMs: 20,
    packetLossPct: 0.1,
    segmentBytes: 1460,
    diskMBps: 150,
    startDate: '2026-11-20',
    allowedFrom: 18,
    allowedTo: 8,
  }
  const mode = fc.constantFrom('time', 'required-rate', 'max-size')
  fc.assert(
    fc.property(fc.oneof(damaged(valid, names), fc.jsonValue()), mode, (anything, name) => {
      for (const fields of [anything, { ...Object(anything), mode: name }] as object[]) {
        for (const run of [fileTransfer, workingOf, timeBar, ceilingFor, limitsOf]) {
          expect(defects(run(fields), names)).toEqual([])
        }
      }
    }),
    { numRuns: 1000 },
  )
})
