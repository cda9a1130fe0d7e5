import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Result {
  passed: number
  failed: number
}

const folder = mkdtempSync(join(tmpdir(), 'site-test-'))

const run = (script: string, args: string[] = [], env: Record<string, string> = {}): boolean => {
  console.log(`\n> npm run ${[script, ...args].join(' ')}`)
  return (
    spawnSync('npm', ['run', '--silent', script, '--', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    }).status === 0
  )
}

/** A command that passes or fails as one. */
export const command = (script: string) => (): Result =>
  run(script) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** What a runner wrote as JSON, counted by `count`; a runner that wrote nothing or failed without a failed test counts as failed. */
const counted =
  (
    script: string,
    report: string,
    args: string[],
    env: Record<string, string>,
    count: (json: never) => Result,
  ) =>
  (): Result => {
    const fine = run(script, args, env)
    try {
      const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')) as never)
      return { passed, failed: failed === 0 && (!fine || passed === 0) ? 1 : failed }
    } catch {
      return { passed: 0, failed: 1 }
    }
  }

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
