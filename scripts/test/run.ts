import { browser, command, type Result, unit } from './suites.ts'
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
]

const results = suites.map((suite) => suite())
const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
