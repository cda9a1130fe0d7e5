import { expect, test } from 'vitest'
import { asOne, type Report, resultOf } from './result.ts'

const report = (passed: number, failed: readonly string[], skipped: string[] = []): Report => ({
  passed,
  failures: failed.map((why) => ({ title: 'suite', why })),
  skipped,
  tests: [],
})

test.each<[string, number | null, Report | undefined, Report]>([
  ['all passed', 0, report(3, []), report(3, [])],
  ['some failed', 1, report(3, ['a', 'b']), report(3, ['a', 'b'])],
  ['some were skipped', 0, report(3, [], ['a']), report(3, [], ['a'])],
  ['the runner failed, no test did', 1, report(3, []), report(3, ['ended with 1, though no test failed'])],
  ['it was killed', null, report(3, []), report(3, ['ended by a signal, though no test failed'])],
  ['nothing ran', 0, report(0, []), report(0, ['no test ran'])],
  ['all was skipped', 0, report(0, [], ['a']), report(0, ['no test ran'], ['a'])],
  ['no report', 0, undefined, report(0, ['ended with 0 without a report'])],
  ['the machine cannot run it', 69, undefined, report(0, [], ['suite'])],
])('%s', (_title, status, given, expected) => {
  const read = () => {
    if (!given) throw new Error('no report')
    return given
  }
  expect(resultOf('suite', status, read)).toEqual(expected)
})

test.each<[number | null, number, string[]]>([
  [0, 1, []],
  [1, 0, ['ended with 1; its output is above']],
  [null, 0, ['ended by a signal; its output is above']],
])('a command that ends with %s', (status, passed, reasons) => {
  const failures = reasons.map((why) => ({ title: 'check', why }))
  expect(asOne('check', status, 5)).toMatchObject({ passed, failures, skipped: [] })
})
