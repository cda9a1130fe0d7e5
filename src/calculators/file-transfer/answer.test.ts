import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInputError } from '../shared/input-error.ts'
import { evaluate } from '../ui/form/evaluate.ts'
import { initialValues } from '../ui/form/values.ts'
import { answerFileTransfer } from './answer.ts'
import { onStandardLinks, withMoreStreams } from './comparisons.ts'
import { fileTransferForm, overheadPresets } from './form.ts'

const initial = initialValues(fileTransferForm)
const evaluated = (changes: Record<string, string>) =>
  evaluate(fileTransferForm, { ...initial, ...changes }, answerFileTransfer)
const answered = (changes: Record<string, string>) => {
  const { result } = evaluated(changes)
  if (!result) throw new Error('refused')
  return result
}
const planWith = (changes: Record<string, string>) => answered(changes).plan

describe('the answer of the file transfer form', () => {
  it('is the time of the page’s own example for a new form', () => {
    const { result } = evaluated({})
    expect(result).toMatchObject({ mode: 'time', duration: { hours: 0, minutes: 14, seconds: 10 } })
  })

  it('counts packets of the stack whose headers it deducts', () => {
    const result = answered({ linkRateValue: '1', linkRateUnit: 'Gbit/s' })
    const packetsPerSecond = 'packetsPerSecond' in result ? (result.packetsPerSecond ?? 0) : 0
    const stack = overheadPresets.find(({ overheadPct }) => String(overheadPct) === initial.overheadPct)
    // Counts whole frames, so the link is full except for the rounding of the overhead.
    expect((packetsPerSecond * (stack?.lineBytes ?? 0) * 8) / 1e9).toBeCloseTo(1, 4)
  })

  it('takes a deadline in its unit', () => {
    const { result } = evaluated({
      mode: 'required-rate',
      fileSizeValue: '50',
      fileSizeUnit: 'TB',
      deadline: '48',
      overheadPct: '10',
    })
    expect(result).toMatchObject({ mode: 'required-rate' })
    expect(result && 'requiredLinkMbitPerS' in result && result.requiredLinkMbitPerS).toBeCloseTo(2572.016, 3)
  })

  it('reports each refused field by its name in the form', () => {
    expect(evaluated({ fileSizeUnit: 'XB', linkRateUnit: 'nope' }).errors).toEqual({
      fileSizeUnit: 'unknown-unit',
      linkRateUnit: 'unknown-unit',
    })
    expect(evaluated({ mode: 'max-size', linkRateUnit: 'nope' }).errors).toEqual({
      linkRateUnit: 'unknown-unit',
    })
    expect(evaluated({ mode: 'max-size', deadline: 'soon' }).errors).toEqual({ deadline: 'not-a-number' })
    expect(evaluated({ mode: 'max-size', deadlineUnit: 'years' }).errors).toEqual({
      deadline: 'not-a-number',
    })
    expect(evaluated({ mode: 'why' }).errors).toEqual({ mode: 'out-of-range' })
  })

  it('says what would fill the line if the windows are the limit', () => {
    const { result } = evaluated({ rttMs: '80', tcpWindowKiB: '64', overheadPct: '0' })
    const advice = result?.mode === 'time' ? result.advice : null
    expect(advice?.windowMbitPerS).toBeCloseTo(6.5536, 10)
    expect(advice?.streams).toBe(153)
    const enough = evaluated({
      rttMs: '80',
      tcpWindowKiB: '64',
      overheadPct: '0',
      parallelStreams: String(advice?.streams),
    })
    expect(enough.result).toMatchObject({ bottleneck: 'link', advice: null })
  })
})

it('names the main bottleneck', () => {
  const million = {
    fileSizeValue: '10',
    fileSizeUnit: 'kB',
    fileCount: '1000000',
    rttMs: '20',
    parallelStreams: '8',
  }
  expect(evaluated({ ...million, setupRoundTripsPerFile: '2' }).result).toMatchObject({
    bottleneck: 'link',
    pace: 'waiting',
  })
  expect(evaluated(million).result).toMatchObject({ pace: 'link' })
  expect(evaluated({ rttMs: '80', tcpWindowKiB: '64' }).result).toMatchObject({ pace: 'tcp-window' })
})

describe('where the time goes', () => {
  it('adds up to the duration, whatever slows the transfer', () => {
    const path = fc.record({
      linkSharePct: fc.integer({ min: 1, max: 100 }),
      overheadPct: fc.integer({ min: 0, max: 99 }),
      rttMs: fc.integer({ min: 0, max: 500 }),
      tcpWindowKiB: fc.integer({ min: 1, max: 10_000 }),
      parallelStreams: fc.integer({ min: 1, max: 64 }),
      setupRoundTripsPerFile: fc.integer({ min: 0, max: 5 }),
      fileCount: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(path, (given) => {
        const result = answerFileTransfer({
          ...given,
          fileSizeValue: 3,
          fileSizeUnit: 'GB',
          linkRateValue: 2,
          linkRateUnit: 'Gbit/s',
        })
        if (isInputError(result) || result.mode !== 'time') throw new Error('refused')
        const total = result.losses.reduce((sum, { amount }) => sum + amount, 0)
        expect(total / result.durationSeconds).toBeCloseTo(1, 9)
        expect(result.losses[0]?.amount).toBeCloseTo((3 * 8 * given.fileCount) / 2, 6)
      }),
    )
  })
})

describe('what the line goes to', () => {
  const parts = (changes: Record<string, string>) => {
    const result = answered(changes)
    if (result.mode === 'time') throw new Error('a time has no line')
    return result.line
  }
  const sum = (changes: Record<string, string>) =>
    parts(changes).reduce((total, { amount }) => total + amount, 0)

  it('adds up to the line', () => {
    const limited = { mode: 'max-size', rttMs: '80', tcpWindowKiB: '64', linkSharePct: '50' }
    expect(sum(limited)).toBeCloseTo(1000, 9)
    expect(parts(limited).map(({ id }) => id)).toEqual(['data', 'share', 'headers', 'window'])
    const { result } = evaluated({ mode: 'required-rate', linkSharePct: '25' })
    const needed = result?.mode === 'required-rate' ? result.requiredLinkMbitPerS : Number.NaN
    expect(sum({ mode: 'required-rate', linkSharePct: '25' })).toBeCloseTo(needed, 9)
  })

  it('leaves out empty parts', () => {
    expect(parts({ mode: 'max-size', overheadPct: '0' }).map(({ id }) => id)).toEqual(['data'])
  })
})

describe('the comparisons', () => {
  it('list the visitor’s line among the common ones, slowest first, and mark those that meet the deadline', () => {
    const rows = onStandardLinks(planWith({ linkRateValue: '300', linkRateUnit: 'Mbit/s' }))
    const rates = rows.map(({ linkMbit }) => linkMbit)
    expect(rates).toEqual([...rates].sort((a, b) => a - b))
    expect(rows.filter(({ isEntered }) => isEntered).map(({ linkMbit }) => linkMbit)).toEqual([300])
    const deadline = onStandardLinks(planWith({ mode: 'required-rate', deadline: '1' }))
    expect(deadline.find(({ inTime }) => inTime)?.linkMbit).toBe(500)
    const sizes = onStandardLinks(planWith({ mode: 'max-size' })).map(({ maxSizeGB }) => maxSizeGB)
    expect(sizes.every((size) => size !== undefined && size > 0)).toBe(true)
  })

  it('show more streams only if they change something', () => {
    expect(withMoreStreams(planWith({}))).toEqual([])
    const rows = withMoreStreams(planWith({ rttMs: '80', tcpWindowKiB: '64', parallelStreams: '3' }))
    expect(rows.map(({ streams }) => streams)).toEqual([1, 2, 3, 4, 8, 16, 32, 64, 128])
    expect(rows.at(-1)?.seconds).toBeLessThan(rows[0]?.seconds ?? 0)
  })
})
