import type { Result } from './result.ts'
import { browser, command, container, unit } from './suites.ts'
import { ensureSystemPackages } from './system-packages.ts'

ensureSystemPackages()

/** In order: the cheap ones first, the build before what looks at it. */
const suites: readonly (() => Result)[] = [
  command('check:types'),
  command('check:lint'),
  command('check:content'),
  command('check:shell'),
  unit,
  command('build'),
  browser,
  container,
]

const results = suites.map((suite) => suite())
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
for (const { notRun } of results) if (notRun) console.log(`\nnot run: npm run ${notRun}, see above`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
