import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renewed } from './renew-security-txt.ts'

const text = readFileSync('public/.well-known/security.txt', 'utf8')
const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
const daysBefore = (days: number) => Date.parse(expires) - days * 86_400_000

test('the date stays while it has more than two months', () => {
  expect(renewed(text, daysBefore(61))).toBe(text)
})

test.each([59, 1, -100])('%s days before it ends it is moved, to less than a year from then', (days) => {
  const now = daysBefore(days)
  const after = renewed(text, now)
  const [, date = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(after) ?? []
  const ahead = (Date.parse(date) - now) / 86_400_000
  expect(ahead).toBeGreaterThan(350)
  expect(ahead).toBeLessThan(365)
  expect(after.replace(date, expires)).toBe(text)
})
