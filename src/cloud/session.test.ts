import { describe, expect, it } from 'vitest'
import { type Event, eventOf, type Status, step } from './session.ts'

const events = ['found', 'gone', 'read', 'lost', 'offline'] as const

/** Next status and effects, one column per event; a dot means no change. */
const expected: Record<Status, readonly string[]> = {
  'signed-out': ['refreshing read', '.', '.', '.', '.'],
  refreshing: ['.', 'signed-out', 'signed-in', 'signed-out forget', 'unknown'],
  'signed-in': ['refreshing read', 'signed-out', '.', 'signed-out forget', 'unknown'],
  unknown: ['refreshing read', 'signed-out', '.', '.', '.'],
}

const cases = (Object.keys(expected) as Status[]).flatMap((status) =>
  events.map((event, column): [Status, Event, string] => [status, event, expected[status][column] as string]),
)

describe('a session', () => {
  it.each(cases)('%s, on %s: %s', (status, event, result) => {
    expect(step(status, event).join(' ')).toBe(result === '.' ? status : result)
  })

  it('is never read without token cookies', () => {
    for (const status of Object.keys(expected) as Status[])
      for (const event of events.filter((name) => name !== 'found'))
        expect(step(status, event)).not.toContain('read')
  })

  it('keeps its tokens when only the network failed', () => {
    for (const status of Object.keys(expected) as Status[])
      expect(step(status, 'offline')).not.toContain('forget')
  })
})

describe('a failure to renew', () => {
  it.each([
    ['NetworkError', 'offline'],
    ['TimeoutError', 'offline'],
    ['NotAuthorizedException', 'lost'],
    ['UserUnAuthenticatedException', 'lost'],
    ['TooManyRequestsException', 'lost'],
    ['InternalErrorException', 'lost'],
    ['Unknown', 'lost'],
  ])('%s: %s', (name, event) => expect(eventOf(Object.assign(new Error(), { name }))).toBe(event))
})
