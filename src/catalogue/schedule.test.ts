import { describe, expect, it, test } from 'vitest'
import { brand } from '../provider/brand.ts'
import type { Schedule } from '../provider/schema.ts'
import { buildSchedule, changesOn, dayOf, isOver, isPublished } from './schedule.ts'

describe('a page on 10 January', () => {
  it.each<[what: string, schedule: Schedule, published: boolean, over: boolean]>([
    ['without a schedule', {}, true, false],
    ['that is a draft', { draft: true }, false, false],
    ['whose first day is tomorrow', { publishAt: '2027-01-11' }, false, false],
    ['whose first day is today', { publishAt: '2027-01-10' }, true, false],
    ['whose last day is today', { unpublishAt: '2027-01-11' }, true, false],
    ['whose last day was yesterday', { unpublishAt: '2027-01-10' }, false, true],
    ['within its days', { publishAt: '2027-01-01', unpublishAt: '2027-02-01' }, true, false],
    ['that is a draft, whatever its days', { draft: true, unpublishAt: '2027-01-01' }, false, false],
  ])('%s', (_what, schedule, published, over) => {
    expect(isPublished(schedule, '2027-01-10')).toBe(published)
    expect(isOver(schedule, '2027-01-10')).toBe(over)
  })
})

test('a day begins at midnight in the provider’s time zone', () => {
  const hour = (date: Date) =>
    Number(
      new Intl.DateTimeFormat('en-GB', {
        timeZone: brand.timeZone,
        hour: 'numeric',
        hourCycle: 'h23',
      }).format(date),
    )
  // The first hour of some day there.
  const start = new Date(Date.UTC(2027, 0, 10, 24 - hour(new Date(Date.UTC(2027, 0, 10)))))
  expect(hour(start)).toBe(0)
  expect(dayOf(start)).not.toBe(dayOf(new Date(start.getTime() - 1)))
})

describe('a build', () => {
  it('shows all pages unless its environment says otherwise', () =>
    expect(buildSchedule({})).toEqual({ unpublished: 'shown', day: dayOf(new Date()) }))

  it('is for the day of its environment', () =>
    expect(buildSchedule({ SITE_UNPUBLISHED: 'left-out', SITE_DAY: '2027-01-31' })).toEqual({
      unpublished: 'left-out',
      day: '2027-01-31',
    }))

  it.each([
    [{ SITE_DAY: '31.1.2027' }, 'SITE_DAY is "31.1.2027": write it as 2027-01-31'],
    [{ SITE_UNPUBLISHED: 'no' }, 'SITE_UNPUBLISHED is "no": write shown or left-out'],
  ])('refuses %o', (env, message) => expect(() => buildSchedule(env)).toThrow(message))
})

test('lists the pages that are published or unpublished on a day, without drafts', () => {
  const schedules = {
    coming: { publishAt: '2027-01-10' },
    going: { unpublishAt: '2027-01-10' },
    draft: { draft: true, publishAt: '2027-01-10' },
    other: { publishAt: '2027-01-09', unpublishAt: '2027-01-11' },
  } as const
  expect(changesOn('2027-01-10', schedules)).toEqual(['coming', 'going'])
  expect(changesOn('2027-01-12', schedules)).toEqual([])
})
