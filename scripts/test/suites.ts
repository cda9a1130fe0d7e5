import { readPlaywright, readVitest } from './reports.ts'
import { asOne, type Report, resultOf } from './result.ts'

export const resultsFolder = 'test-results/suites'

export const fileOf = (suite: string, kind: 'log' | 'json') =>
  `${resultsFolder}/${suite.replaceAll(/\W+/g, '-')}.${kind}`

/** What runs as one process and ends with one report. */
export interface Suite {
  readonly name: string
  /** The npm script and what it is given. */
  readonly command: readonly [script: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** How many processor cores the schedule keeps for it. */
  readonly cores: number
  /** Whether it sees no network but its own, so that Docker's bridges beside it, as they come and go, break no browser's request. */
  readonly ownNetwork?: boolean
  /** Whether it needs nothing of the system but Node, so that it runs while packages are installed. */
  readonly needsOnlyNode?: true
  /** Suites that must have ended; one that failed keeps it from starting. */
  readonly after?: readonly string[]
  readonly resultOf: (status: number | null, duration: number) => Report
}

type Needs = Partial<Pick<Suite, 'cores' | 'needsOnlyNode' | 'after' | 'env' | 'ownNetwork'>>

/** A command that passes or fails as one. */
export const check = (script: string, needs: Needs = {}): Suite => ({
  name: script,
  command: [script],
  cores: 1,
  ...needs,
  resultOf: (status, duration) => asOne(script, status, duration),
})

/** Reads Vitest's expressions of one tag, such as `smoke` and `!slow`. */
const matches = (filter: string, tags: readonly string[]) =>
  filter.startsWith('!') ? !tags.includes(filter.slice(1)) : tags.includes(filter)

/** @param args what is given to the runner; tests that a `--tags-filter` leaves out do not count as skipped */
export const vitest = (
  name: string,
  script: string,
  args: readonly string[] = [],
  needs: Needs = {},
): Suite => {
  const file = fileOf(name, 'json')
  const filter = args.flatMap((argument) => /^--tags-filter=(.+)/.exec(argument)?.[1] ?? [])
  return {
    name,
    command: [script, ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    cores: 1,
    ...needs,
    resultOf: (status) =>
      resultOf(name, status, () => readVitest(file, (tags) => filter.every((one) => matches(one, tags)))),
  }
}

export const playwright = (name: string, args: readonly string[], needs: Needs = {}): Suite => {
  const file = fileOf(name, 'json')
  return {
    name,
    command: ['test:e2e', ...args, '--reporter=line,json'],
    cores: 2,
    ...needs,
    env: { ...needs.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    resultOf: (status) => resultOf(name, status, () => readPlaywright(file)),
  }
}
