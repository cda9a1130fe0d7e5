import { expect, test } from 'vitest'
import { type Result, resultOf } from './result.ts'

test.each<[string, number | null, Result | undefined, Result]>([
  ['all passed', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['some failed', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['the runner failed, no test did', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['it was killed', null, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['nothing ran', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['no report', 0, undefined, { passed: 0, failed: 1 }],
  ['the machine cannot run it', 69, undefined, { passed: 0, failed: 0, notRun: 'suite' }],
])('%s', (_title, status, report, expected) => {
  const read = () => {
    if (!report) throw new Error('no report')
    return report
  }
  expect(resultOf('suite', status, read)).toEqual(expected)
})
