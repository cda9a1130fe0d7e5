import { reasonToSkip } from './allowed-skips.ts'
import type { Report } from './result.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const slowest = (reports: readonly Report[]) =>
  reports
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, 10)
    .map(({ title, duration }) => `  ${seconds(duration).padStart(8)}  ${title}`)

/**
 * Writes a command's last lines: what was slow, what was not tested, and the count. A command that proves nothing fails.
 * @param strict under `CI=true`: a skip without a recorded reason counts as failed
 */
export const summarize = (reports: readonly Report[], strict: boolean) => {
  const sum = (key: 'passed' | 'failed') => reports.reduce((total, report) => total + report[key], 0)
  const skipped = reports.flatMap((report) => report.skipped)
  const unreasoned = strict ? skipped.filter((title) => !reasonToSkip(title)) : []
  const passed = sum('passed')
  const failed = Math.max(sum('failed') + unreasoned.length, passed === 0 ? 1 : 0)
  const left = skipped.length - unreasoned.length
  const lines = [
    'slowest tests:',
    ...slowest(reports),
    ...skipped.map((title) => `not proven: ${title}: ${reasonToSkip(title) ?? 'no reason is written down'}`),
    '',
    `${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`,
  ]
  return { failed, text: lines.join('\n') }
}
