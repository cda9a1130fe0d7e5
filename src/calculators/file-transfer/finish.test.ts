import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle } from '../shared/input-error.ts'
import { type Finish, finishOf } from './finish.ts'
import { readTransferPlan } from './plan.ts'

const friday = '2026-11-20'
const copy = { fileSizeValue: 1, fileSizeUnit: 'GB', linkRateValue: 1, linkRateUnit: 'Gbit/s' }
const scheduleOf = (input: object) => {
  const plan = readTransferPlan({ ...copy, startDate: friday, ...input })
  if (plan.mode !== 'time' || !plan.schedule) throw new Error('no schedule')
  return plan.schedule
}
const finish = (input: object, seconds: number) => finishOf(scheduleOf(input), seconds)

/** Test oracle: walks minute by minute and works only in allowed minutes. */
const walked = (
  input: { startHour: number; allowedFrom: number; allowedTo: number; allowedDays: string },
  minutes: number,
) => {
  const start = Date.parse(`${friday}T00:00:00Z`) / 60_000 + input.startHour * 60
  const [from, to] = [input.allowedFrom * 60, input.allowedTo * 60]
  const allowed = (minute: number) => {
    const ofDay = minute % 1440
    const overnight = to < from
    const inHours = overnight ? ofDay >= from || ofDay < to : ofDay >= from && ofDay < to
    const begun = overnight && ofDay < to ? minute - 1440 : minute
    const weekday = new Date(begun * 60_000).getUTCDay()
    const weekend = weekday === 0 || weekday === 6
    return inHours && (input.allowedDays === 'every' || weekend === (input.allowedDays === 'weekends'))
  }
  let minute = start
  for (let left = minutes; left > 0; minute++) if (allowed(minute)) left--
  const end = new Date(minute * 60_000).toISOString()
  return {
    finishDate: end.slice(0, 10),
    finishTime: end.slice(11, 16),
    elapsedSeconds: (minute - start) * 60,
  }
}

describe('the end of a transfer', () => {
  it('matches a walk through the minutes', () => {
    const schedule = fc.record({
      startHour: fc.integer({ min: 0, max: 23 }),
      allowedFrom: fc.integer({ min: 0, max: 23 }),
      allowedTo: fc.integer({ min: 1, max: 24 }),
      allowedDays: fc.constantFrom('every', 'weekdays', 'weekends'),
    })
    fc.assert(
      fc.property(schedule, fc.integer({ min: 1, max: 20_000 }), (input, minutes) => {
        fc.pre(input.allowedFrom !== input.allowedTo)
        expect(finish(input, minutes * 60)).toEqual(walked(input, minutes))
      }),
    )
  })

  it.each([
    [{ startHour: 17.5 }, 3600, { finishDate: friday, finishTime: '18:30', elapsedSeconds: 3600 }],
    [{ startHour: 18 }, 1, { finishDate: friday, finishTime: '18:01', elapsedSeconds: 1 }],
    // Friday night until Saturday morning counts as Friday.
    [
      { startHour: 12, allowedFrom: 20, allowedTo: 6, allowedDays: 'weekdays' },
      11 * 3600,
      { finishDate: '2026-11-23', finishTime: '21:00', elapsedSeconds: 81 * 3600 },
    ],
    [
      { allowedFrom: 8, allowedTo: 9, allowedDays: 'weekends' },
      0,
      { finishDate: '2026-11-21', finishTime: '08:00' },
    ],
  ])('from %j and %i s of work', (input, seconds, end) => {
    expect(finish(input, seconds)).toMatchObject(end)
  })

  it('is missing if a century away, and present long before that', () => {
    expect(finish({ allowedFrom: 0, allowedTo: 1, allowedDays: 'weekends' }, 1e12)).toBeNull()
    expect((finish({}, 86_400 * 365 * 50) as Finish).finishDate).toBe('2076-11-07')
  })

  it.each([
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ startHour: 24 }, 'startHour'],
    [{ allowedFrom: 25 }, 'allowedFrom'],
    [{ allowedFrom: 8, allowedTo: 8 }, 'allowedTo'],
    [{ allowedDays: 'holidays' }, 'allowedDays'],
  ])('with %j is refused at %s', (input, field) => {
    const outcome = settle(() => scheduleOf(input))
    expect(outcome).toEqual({ error: 'out-of-range', field })
  })
})
