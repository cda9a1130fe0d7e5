import { readPlaywright, readVitest } from './reports.ts'
import { asOne, type Report, resultOf } from './result.ts'

export const resultsFolder = 'test-results/suites'

export const fileOf = (suite: string, kind: 'log' | 'json') =>
  `${resultsFolder}/${suite.replaceAll(/\W+/g, '-')}.${kind}`

/**
 * What a suite needs of the system:
 * - node: nothing but Node, so that it runs while packages are installed
 * - packages: those of scripts/test/system-packages.ts that are not for one kind of suite only
 * - engines: Firefox and WebKit too
 * - docker: a Docker engine too
 */
export type SystemNeeds = 'node' | 'docker' | 'packages' | 'engines'

/** A suite runs as one process and writes one report. */
export interface Suite {
  readonly name: string
  /** The npm script and its arguments. */
  readonly command: readonly [script: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** Number of CPU cores that the schedule reserves for it. */
  readonly cores: number
  /** Whether it runs in its own network namespace, so that Docker's bridges, as they come and go, break no browser's request. */
  readonly ownNetwork?: boolean
  readonly needs: SystemNeeds
  /** Suites that must have passed before it starts. */
  readonly after?: readonly string[]
  readonly resultOf: (status: number | null, duration: number) => Report
}

type Options = Partial<Pick<Suite, 'cores' | 'needs' | 'after' | 'env' | 'ownNetwork'>>

const defaults = { cores: 1, needs: 'packages' } as const

/** A command that passes or fails as a whole. */
export const check = (script: string, options: Options = {}): Suite => ({
  ...defaults,
  ...options,
  name: script,
  command: [script],
  resultOf: (status, duration) => asOne(script, status, duration),
})

/** Evaluates Vitest's filters of a single tag, such as `smoke` and `!slow`. */
const matches = (filter: string, tags: readonly string[]) =>
  filter.startsWith('!') ? !tags.includes(filter.slice(1)) : tags.includes(filter)

/** @param args arguments for the runner; tests that a `--tags-filter` excludes do not count as skipped */
export const vitest = (
  name: string,
  script: string,
  args: readonly string[] = [],
  options: Options = {},
): Suite => {
  const file = fileOf(name, 'json')
  const filter = args.flatMap((argument) => /^--tags-filter=(.+)/.exec(argument)?.[1] ?? [])
  return {
    ...defaults,
    ...options,
    name,
    command: [script, ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    resultOf: (status) =>
      resultOf(name, status, () => readVitest(file, (tags) => filter.every((one) => matches(one, tags)))),
  }
}

export const playwright = (name: string, args: readonly string[], options: Options = {}): Suite => {
  const file = fileOf(name, 'json')
  return {
    ...defaults,
    cores: 2,
    ...options,
    name,
    command: ['test:e2e', ...args, '--reporter=dot,json'],
    env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    resultOf: (status) => resultOf(name, status, () => readPlaywright(file)),
  }
}
