import { expect, test } from 'vitest'
import type { Report } from './result.ts'
import { summarize } from './summary.ts'

const report = (given: Partial<Report>): Report => ({
  passed: 0,
  failures: [],
  skipped: [],
  tests: [],
  ...given,
})
const broken = { title: 'one › broken', why: 'expected 1\n\nreceived 2' }
const lastLine = (text: string) => text.split('\n').at(-1)

test('the last line counts what the runners counted', () => {
  const { failed, text } = summarize([report({ passed: 3 }), report({ passed: 2, failures: [broken] })], true)
  expect([failed, lastLine(text)]).toEqual([1, '5 passed, 1 failed'])
})

test('what was skipped is named, with its reason, and fails nothing', () => {
  const { failed, text } = summarize([report({ passed: 3, skipped: ['container'] })], true)
  expect([failed, lastLine(text)]).toEqual([0, '3 passed, 0 failed, 1 skipped'])
  expect(text).toMatch(/^not proven: container: .{20}/m)
})

test('under CI what was skipped without a written reason has failed', () => {
  const reports = [report({ passed: 3, skipped: ['browser'] })]
  expect(summarize(reports, true)).toMatchObject({ failed: 1 })
  expect(lastLine(summarize(reports, true).text)).toBe('3 passed, 1 failed')
  expect(lastLine(summarize(reports, false).text)).toBe('3 passed, 0 failed, 1 skipped')
})

test('a command whose tests were all skipped has failed', () => {
  const { failed, text } = summarize([report({ skipped: ['container'] })], false)
  expect([failed, lastLine(text)]).toEqual([1, '0 passed, 1 failed, 1 skipped'])
})

test('the ten slowest tests are listed, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, duration: index * 1000 }))
  const { text } = summarize([report({ passed: 12, tests })], true)
  expect(text.match(/test \d+/g)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `test ${index}`))
})

test('failures appear with their reasons right before the count, at the end of the log', () => {
  const { text } = summarize([report({ failures: [broken] }), report({ passed: 1 })], true)
  expect(text).toMatch(/failed: one › broken\n {4}expected 1\n {4}received 2\n\n1 passed, 1 failed$/)
})

test('of many failures, or of a long reason, the end of the log shows a part, and every title', () => {
  const long = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n')
  const failures = Array.from({ length: 30 }, (_, index) => ({ title: `test ${index}`, why: long }))
  const { text } = summarize([report({ passed: 1, failures })], true)
  expect(text.match(/^failed: test \d+$/gm)).toHaveLength(30)
  expect(text.match(/^ {4}line \d+$/gm)).toHaveLength(20 * 20)
})
