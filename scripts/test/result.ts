/** Exit code of a suite that the machine cannot run (EX_UNAVAILABLE of sysexits.h). */
export const unavailable = 69

/** A test as its runner reports it. */
export interface Timed {
  readonly title: string
  /** In milliseconds. */
  readonly duration: number
}

/** A test, or a whole suite, that failed. */
export interface Failure {
  readonly title: string
  /** The runner's message. */
  readonly why: string
}

export interface Report {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Titles of the tests that did not run. */
  readonly skipped: readonly string[]
  readonly tests: readonly Timed[]
}

const nothing: Report = { passed: 0, failures: [], skipped: [], tests: [] }

const failureOf = (suite: string, why: string): Report => ({ ...nothing, failures: [{ title: suite, why }] })

/** A suite that did not run, because one that it needs has failed. */
export const notStarted = (suite: string) => failureOf(suite, 'not started, since what it needs has failed')

const endOf = (status: number | null) => (status === null ? 'ended by a signal' : `ended with ${status}`)

/**
 * Determines a suite's result from its runner's exit status and report. A runner that wrote no report, ran no test, or failed without a
 * failed test counts as failed; a suite that the machine cannot run is skipped as a whole.
 * @param read throws if there is no report
 */
export const resultOf = (suite: string, status: number | null, read: () => Report): Report => {
  if (status === unavailable) return { ...nothing, skipped: [suite] }
  try {
    const report = read()
    const { passed, failures } = report
    if (failures.length > 0 || (status === 0 && passed > 0)) return report
    const why = status === 0 ? 'no test ran' : `${endOf(status)}, though no test failed`
    return { ...report, failures: [{ title: suite, why }] }
  } catch {
    return failureOf(suite, `${endOf(status)} without a report`)
  }
}

/** Result of a command that passes or fails as a whole. */
export const asOne = (suite: string, status: number | null, duration: number): Report =>
  resultOf(suite, status, () => ({
    ...(status === 0 ? { ...nothing, passed: 1 } : failureOf(suite, `${endOf(status)}; its output is above`)),
    tests: [{ title: suite, duration }],
  }))
