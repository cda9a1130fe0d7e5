import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { type EngineName, engineNames } from './engine.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The browser that a suite ran in, with its version. */
    browser?: string
  }
}

const document = 'docs/engines.md'
const begin = '<!-- The table below is written by `npm run test:engines -- --update`. -->'
const end = '<!-- Its end. -->'
const untried = / \[untried: (.+)\]$/

/** How often a check passed in an engine, or why it cannot run there. */
type Cell = number | string
type Row = Partial<Record<EngineName, Cell>>

/** Name of the check that a test belongs to; visits to all pages count as one check. */
const titleOf = ({ name, parent }: TestCase) =>
  name.startsWith('/') && parent.type === 'suite' ? parent.name : name.replace(untried, '')

const rowsOf = (tests: readonly TestCase[]): Map<string, Row> => {
  const rows = new Map<string, Row>()
  for (const test of tests.toSorted((a, b) => a.module.moduleId.localeCompare(b.module.moduleId))) {
    const engine = test.project.name as EngineName
    const row = rows.get(titleOf(test)) ?? {}
    rows.set(titleOf(test), row)
    const reason = untried.exec(test.name)?.[1]
    row[engine] = reason ?? Number(row[engine] ?? 0) + (test.result().state === 'passed' ? 1 : 0)
  }
  return rows
}

const cell = (value: Cell | undefined) =>
  typeof value === 'string' ? `not tried: ${value}` : value === 1 ? 'yes' : `${value ?? 0} ×`

const textOf = (rows: ReadonlyMap<string, Row>): string =>
  [
    '| Check | Firefox | WebKit |',
    '|---|---|---|',
    ...[...rows].map(
      ([title, row]) => `| ${[title, ...engineNames.map((name) => cell(row[name]))].join(' | ')} |`,
    ),
  ].join('\n')

const isDone = (test: TestCase) => test.result().state === 'passed' || untried.test(test.name)

/** Prints the engines' versions and the skipped tests; after a complete run, compares the table in the docs or updates it. */
export default class TableReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    for (const browser of new Set(suites.flatMap((suite) => suite.meta().browser ?? []))) console.log(browser)
    for (const { name, project } of tests) {
      const reason = untried.exec(name)?.[1]
      if (reason) console.log(`${project.name}: not tried: ${name.replace(untried, '')}: ${reason}`)
    }
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.engine.ts'))
    if (modules.length < files.length * engineNames.length || !tests.every(isDone)) return
    this.#hold(textOf(rowsOf(tests)))
  }

  #hold(table: string) {
    const text = readFileSync(document, 'utf8')
    const [before = '', rest = ''] = text.split(begin)
    const [, after = ''] = rest.split(end)
    const wanted = `${before}${begin}\n\n${table}\n\n${end}${after}`
    if (wanted === text) return
    if (this.#vitest?.config.snapshotOptions.updateSnapshot === 'all') return writeFileSync(document, wanted)
    console.error(`${document} is stale: npm run test:engines -- --update`)
    process.exitCode = 1
  }
}
