import { describe, expect, it } from 'vitest'
import { sourceDate } from './source-date.ts'

describe('sourceDate', () => {
  it('is SOURCE_DATE_EPOCH where that is set', () => {
    expect(sourceDate({ SOURCE_DATE_EPOCH: '1767225600' }).toISOString()).toBe('2026-01-01T00:00:00.000Z')
  })

  it('is otherwise the same at every call, and not in the future', () => {
    expect(sourceDate({})).toEqual(sourceDate({ SOURCE_DATE_EPOCH: '' }))
    expect(sourceDate({}).getTime()).toBeLessThanOrEqual(Date.now())
  })

  it.each(['yesterday', '1.5', '-1'])('refuses %s', (value) => {
    expect(() => sourceDate({ SOURCE_DATE_EPOCH: value })).toThrow('SOURCE_DATE_EPOCH')
  })
})
