import { reasonToSkip } from './allowed-skips.ts'
import type { Failure, Report } from './result.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const slowest = (reports: readonly Report[]) =>
  reports
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, 10)
    .map(({ title, duration }) => `  ${seconds(duration).padStart(8)}  ${title}`)

/** Maximum number of failures printed with their reasons, and maximum lines of each reason. */
const maximum = { failures: 20, lines: 20 }

const linesOf = ({ title, why }: Failure) => [
  `failed: ${title}`,
  ...why
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maximum.lines)
    .map((line) => `    ${line}`),
]

const linesOfAll = (failures: readonly Failure[]) => [
  ...failures.slice(0, maximum.failures).flatMap(linesOf),
  ...failures.slice(maximum.failures).map(({ title }) => `failed: ${title}`),
]

/**
 * Writes a command's last lines: slow tests, skipped tests, failures with their reasons, and the count, where readers of a log's end find
 * them. A command that tested nothing fails.
 * @param strict under `CI=true`: a skip without a recorded reason counts as failed
 */
export const summarize = (reports: readonly Report[], strict: boolean) => {
  const failures = reports.flatMap((report) => report.failures)
  const skipped = reports.flatMap((report) => report.skipped)
  const unreasoned = strict ? skipped.filter((title) => !reasonToSkip(title)) : []
  const passed = reports.reduce((total, report) => total + report.passed, 0)
  const failed = Math.max(failures.length + unreasoned.length, passed === 0 ? 1 : 0)
  const left = skipped.length - unreasoned.length
  const lines = [
    'slowest tests:',
    ...slowest(reports),
    ...skipped.map((title) => `not proven: ${title}: ${reasonToSkip(title) ?? 'no reason is written down'}`),
    ...linesOfAll(failures),
    '',
    `${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`,
  ]
  return { failed, text: lines.join('\n') }
}
