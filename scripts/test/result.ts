/** Exit code of a suite that the machine cannot run (EX_UNAVAILABLE of sysexits.h). */
export const unavailable = 69

/** A test as its runner reports it. */
export interface Timed {
  readonly title: string
  /** In milliseconds. */
  readonly duration: number
}

export interface Report {
  readonly passed: number
  readonly failed: number
  /** Titles of the tests that did not run. */
  readonly skipped: readonly string[]
  readonly tests: readonly Timed[]
}

const nothing: Report = { passed: 0, failed: 0, skipped: [], tests: [] }

/**
 * Judges a suite by how its runner ended and what it counted. A runner that wrote nothing, ran nothing, or failed without a failed test
 * counts as failed; a suite that the machine cannot run is skipped as a whole.
 * @param read throws if there is no report
 */
export const resultOf = (suite: string, status: number | null, read: () => Report): Report => {
  if (status === unavailable) return { ...nothing, skipped: [suite] }
  try {
    const report = read()
    const { passed, failed } = report
    return { ...report, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed }
  } catch {
    return { ...nothing, failed: 1 }
  }
}

/** A command that passes or fails as one. */
export const asOne = (suite: string, status: number | null, duration: number): Report =>
  resultOf(suite, status, () => ({
    passed: status === 0 ? 1 : 0,
    failed: status === 0 ? 0 : 1,
    skipped: [],
    tests: [{ title: suite, duration }],
  }))
