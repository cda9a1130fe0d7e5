import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPlaywright, readVitest } from './reports.ts'

const write = (report: object) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const vitestReport = () =>
  write({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'one', status: 'passed', duration: 5 },
          {
            fullName: 'two',
            status: 'failed',
            duration: 7,
            failureMessages: ['\x1b[31mred\x1b[0m', 'again'],
          },
          { fullName: 'three', status: 'skipped', tags: ['smoke'] },
          { fullName: 'four', status: 'todo' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  })

test('Vitest: what passed, failed or was left out, and files that could not be read', () => {
  expect(readVitest(vitestReport())).toEqual({
    passed: 1,
    failures: [
      { title: 'two', why: 'red\nagain' },
      { title: 'b.test.ts', why: 'no such module' },
    ],
    skipped: ['three', 'four'],
    tests: ['one', 'two', 'three', 'four'].map((title, index) => ({
      title,
      duration: [5, 7, 0, 0][index],
    })),
  })
})

test('Vitest: skipped tests are reported only if their tags select them', () => {
  expect(readVitest(vitestReport(), (tags) => tags.includes('smoke')).skipped).toEqual(['three'])
})

test('Playwright: each test counts once, however often it ran; an error outside of tests counts as a failure', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [
      {
        status,
        results: durations.map((duration) => ({
          duration,
          errors: [{ message: `wrong after ${duration}` }],
        })),
      },
    ],
  })
  const file = write({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected', 5), spec('two', 'flaky', 5, 6)],
        suites: [{ title: 'group', specs: [spec('three', 'skipped'), spec('four', 'unexpected', 1)] }],
      },
    ],
    errors: [{ message: 'no tests found' }],
  })
  expect(readPlaywright(file)).toEqual({
    passed: 1,
    failures: [
      { title: 'a.spec.ts › two', why: 'wrong after 5\nwrong after 6' },
      { title: 'a.spec.ts › group › four', why: 'wrong after 1' },
      { title: 'outside of tests', why: 'no tests found' },
    ],
    skipped: ['a.spec.ts › group › three'],
    tests: [
      { title: 'a.spec.ts › one', duration: 5 },
      { title: 'a.spec.ts › two', duration: 11 },
      { title: 'a.spec.ts › group › three', duration: 0 },
      { title: 'a.spec.ts › group › four', duration: 1 },
    ],
  })
})
