import { expect, test } from 'vitest'
import { asOne, type Report, resultOf } from './result.ts'

const report = (passed: number, failed: number, skipped: string[] = []): Report => ({
  passed,
  failed,
  skipped,
  tests: [],
})

test.each<[string, number | null, Report | undefined, Report]>([
  ['all passed', 0, report(3, 0), report(3, 0)],
  ['some failed', 1, report(3, 2), report(3, 2)],
  ['some were skipped', 0, report(3, 0, ['a']), report(3, 0, ['a'])],
  ['the runner failed, no test did', 1, report(3, 0), report(3, 1)],
  ['it was killed', null, report(3, 0), report(3, 1)],
  ['nothing ran', 0, report(0, 0), report(0, 1)],
  ['all was skipped', 0, report(0, 0, ['a']), report(0, 1, ['a'])],
  ['no report', 0, undefined, report(0, 1)],
  ['the machine cannot run it', 69, undefined, report(0, 0, ['suite'])],
])('%s', (_title, status, given, expected) => {
  const read = () => {
    if (!given) throw new Error('no report')
    return given
  }
  expect(resultOf('suite', status, read)).toEqual(expected)
})

test.each<[number | null, number, number]>([
  [0, 1, 0],
  [1, 0, 1],
  [null, 0, 1],
])('a command that ends with %s', (status, passed, failed) => {
  expect(asOne('check', status, 5)).toMatchObject({ passed, failed, skipped: [] })
})
