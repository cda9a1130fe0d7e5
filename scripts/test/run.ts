import { browser, command, container, type Result, unit } from './suites.ts'
import { ensureSystemPackages, hasContainers } from './system-packages.ts'

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
  ...(hasContainers() ? [container] : []),
]

const results = suites.map((suite) => suite())
const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0)
if (!hasContainers()) console.log('\nnot run: the container tests, for want of a Docker engine')
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
