import { mkdirSync } from 'node:fs'
import { readPlaywright, readVitest } from './reports.ts'
import { asOne, type Report, resultOf } from './result.ts'

export const resultsFolder = 'test-results/suites'

/** What runs as one process and ends with one report. */
export interface Suite {
  readonly name: string
  /** The npm script and what it is given. */
  readonly command: readonly [script: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** How many processor cores it keeps busy. */
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

const reportFile = (name: string) => {
  mkdirSync(resultsFolder, { recursive: true })
  return `${resultsFolder}/${name.replaceAll(/\W+/g, '-')}.json`
}

/** @param args what is given to the runner; a filter of tags makes it a part of the suite */
export const vitest = (
  name: string,
  script: string,
  args: readonly string[] = [],
  needs: Needs = {},
): Suite => {
  const file = reportFile(name)
  const isPart = args.some((argument) => argument.startsWith('--tags-filter'))
  return {
    name,
    command: [script, ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    cores: 1,
    ...needs,
    resultOf: (status) => resultOf(name, status, () => readVitest(file, isPart)),
  }
}

export const playwright = (name: string, args: readonly string[], needs: Needs = {}): Suite => {
  const file = reportFile(name)
  return {
    name,
    command: ['test:e2e', ...args, '--reporter=line,json'],
    cores: 2,
    ...needs,
    env: { ...needs.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    resultOf: (status) => resultOf(name, status, () => readPlaywright(file)),
  }
}
