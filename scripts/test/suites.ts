import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Result, resultOf } from './result.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))

const run = (script: string, args: string[] = [], env: Record<string, string> = {}): number | null => {
  console.log(`\n> npm run ${[script, ...args].join(' ')}`)
  return spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    // Runners colour what they write even into files.
    env: { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }), ...env },
  }).status
}

/** A command that passes or fails as one. */
export const command = (script: string) => (): Result =>
  run(script) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** What a runner wrote as JSON, counted by `count`. */
const counted =
  (
    script: string,
    report: string,
    args: string[],
    env: Record<string, string>,
    count: (json: never) => Result,
  ) =>
  (): Result =>
    resultOf(script, run(script, args, env), () => count(JSON.parse(readFileSync(report, 'utf8')) as never))

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}

const vitest = (script: string, name: string) => {
  const report = join(folder, `${name}.json`)
  const args = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return counted(script, report, args, {}, ({ numPassedTests, numFailedTests }: VitestReport) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
}

export const unit = vitest('test:unit', 'unit')
export const container = vitest('test:container', 'container')

const browserReport = join(folder, 'e2e.json')
export const browser = counted(
  'test:e2e',
  browserReport,
  ['--reporter=dot,json'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }),
)
