/** What a suite ends with where the machine has not what it takes (EX_UNAVAILABLE of sysexits.h). */
export const unavailable = 69

export interface Result {
  readonly passed: number
  readonly failed: number
  /** The script that this machine cannot run; it has said why. */
  readonly notRun?: string
}

/**
 * The result of a suite from how its runner ended and what it counted. A runner that wrote nothing, ran nothing, or failed without a
 * failed test counts as failed.
 * @param read throws where there is no report
 */
export const resultOf = (script: string, status: number | null, read: () => Result): Result => {
  if (status === unavailable) return { passed: 0, failed: 0, notRun: script }
  try {
    const { passed, failed } = read()
    return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
