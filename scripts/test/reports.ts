import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Failure, Report, Timed } from './result.ts'

/** The fields of Vitest's JSON report that are used here. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled'
      readonly duration?: number
      readonly failureMessages?: readonly string[]
      readonly tags?: readonly string[]
    }[]
  }[]
}

interface PlaywrightError {
  readonly message: string
}

/** The fields of Playwright's JSON report that are used here. */
interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly {
        readonly duration: number
        readonly errors: readonly PlaywrightError[]
      }[]
    }[]
  }[]
}

const messagesOf = (errors: readonly PlaywrightError[]) => errors.map(({ message }) => message)

const failureOf = (title: string, messages: readonly string[]): Failure => ({
  title,
  why: stripVTControlCharacters(messages.join('\n')),
})

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

/** @param isChosen whether tests with these tags were selected; unselected ones do not count as skipped */
export const readVitest = (
  file: string,
  isChosen: (tags: readonly string[]) => boolean = () => true,
): Report => {
  const files = (readJson(file) as VitestReport).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const of = (status: string) => tests.filter((test) => test.status === status)
  const passed = of('passed')
  const ran = ['passed', 'failed']
  // A file that failed to load has no failed test.
  const unread = files.filter((one) => one.status === 'failed' && one.assertionResults.length === 0)
  const failures = [
    ...of('failed').map(({ fullName, failureMessages = [] }) => failureOf(fullName, failureMessages)),
    ...unread.map(({ name, message }) => failureOf(name, [message])),
  ]
  return {
    passed: passed.length,
    failures,
    skipped: tests
      .filter(({ status, tags = [] }) => !ran.includes(status) && isChosen(tags))
      .map(({ fullName }) => fullName),
    tests: tests.map(({ fullName, duration = 0 }) => ({ title: fullName, duration })),
  }
}

interface Outcome extends Timed {
  readonly status: string
  readonly errors: readonly PlaywrightError[]
}

const outcomesOf = (suite: PlaywrightSuite, above = ''): Outcome[] => {
  const path = [above, suite.title].filter(Boolean).join(' › ')
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        title: `${path} › ${title}`,
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
        status,
        errors: results.flatMap(({ errors }) => errors),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, path)),
  ]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  /** Outside of tests. */
  readonly errors: readonly PlaywrightError[]
}

export const reportOfPlaywright = ({ suites, errors }: PlaywrightReport): Report => {
  const outcomes = suites.flatMap((suite) => outcomesOf(suite))
  const of = (...wanted: string[]) => outcomes.filter(({ status }) => wanted.includes(status))
  return {
    passed: of('expected').length,
    failures: [
      ...of('unexpected', 'flaky').map((one) => failureOf(one.title, messagesOf(one.errors))),
      ...errors.map((error) => failureOf('outside of tests', messagesOf([error]))),
    ],
    skipped: of('skipped').map(({ title }) => title),
    tests: outcomes.map(({ title, duration }) => ({ title, duration })),
  }
}

export const readPlaywright = (file: string): Report => reportOfPlaywright(readJson(file) as PlaywrightReport)
