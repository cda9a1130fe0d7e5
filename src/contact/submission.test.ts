import { describe, expect, it } from 'vitest'
import { type Event, type Status, step } from './submission.ts'

const events = ['submit', 'trap', 'arrived', 'lost', 'again'] as const

/** Next status and effects, one column per event above; a dot leaves everything as it is. */
const expected: Record<Status, readonly string[]> = {
  editing: ['sending keep send', 'failed', '.', '.', '.'],
  sending: ['.', '.', 'sent drop', 'failed', '.'],
  sent: ['.', '.', '.', '.', 'editing'],
  failed: ['sending keep send', 'failed', '.', '.', '.'],
}

const cases = (Object.keys(expected) as Status[]).flatMap((status) =>
  events.map((event, column): [Status, Event, string] => [status, event, expected[status][column] as string]),
)

describe('a submission', () => {
  it.each(cases)('%s, on %s: %s', (status, event, result) => {
    expect(step(status, event).join(' ')).toBe(result === '.' ? status : result)
  })

  it('stores the words before anything is sent', () => {
    for (const status of Object.keys(expected) as Status[])
      for (const event of events) {
        const effects: readonly string[] = step(status, event).slice(1)
        if (effects.includes('send')) expect(effects.indexOf('keep')).toBeLessThan(effects.indexOf('send'))
      }
  })

  it('deletes the stored words only when the message has arrived', () => {
    for (const status of Object.keys(expected) as Status[])
      for (const event of events.filter((name) => name !== 'arrived'))
        expect(step(status, event)).not.toContain('drop')
  })
})
