import { describe, expect, it } from 'vitest'
import { type Event, type Status, step } from './machine.ts'

const events = ['page', 'accept', 'reject', 'withdraw', 'lapse', 'loaded', 'failed'] as const

/** Next status and effects, one column per event; a dot means no change. */
const expected: Record<Status, readonly string[]> = {
  'no-key': ['.', '.', '.', '.', '.', '.', '.'],
  unknown: ['.', 'loading load', 'denied', 'denied', '.', '.', '.'],
  denied: ['.', 'loading load', '.', '.', 'unknown', '.', '.'],
  loading: [
    'loading keep',
    '.',
    'denied reload',
    'denied reload',
    'unknown reload',
    'ready flush',
    'blocked',
  ],
  ready: ['ready send', '.', 'denied reload', 'denied reload', 'unknown reload', '.', '.'],
  blocked: ['.', 'loading load', 'denied reload', 'denied reload', 'unknown reload', '.', '.'],
}

const cases = (Object.keys(expected) as Status[]).flatMap((status) =>
  events.map((event, column): [Status, Event, string] => [status, event, expected[status][column] as string]),
)

describe('a vendor', () => {
  it.each(cases)('%s, on %s: %s', (status, event, result) => {
    expect(step(status, event).join(' ')).toBe(result === '.' ? status : result)
  })

  it('is neither loaded nor notified of a page without permission', () => {
    for (const status of ['no-key', 'unknown', 'denied'] as const)
      for (const event of events.filter((name) => name !== 'accept'))
        expect(step(status, event).slice(1)).toEqual([])
  })
})
