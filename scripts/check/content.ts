import { readOriginals } from '../build/media/originals.ts'
import { problemReport } from '../build/problem-report.ts'
import { contentProblems, loadSite } from '../build/site.ts'
import { claims, dueClaims } from '../content/claims/claims.ts'

const problems = contentProblems(await loadSite(), await readOriginals())
const report = problemReport(problems)
if (problems.length > 0) console.error(report)
else console.log(report)
process.exitCode = problems.some(({ advice }) => !advice) ? 1 : 0

// Only advises: a date that passes must not break the build.
const due = dueClaims(claims, new Date().toISOString().slice(0, 10))
if (due.length > 0)
  console.log(`claims to check again (locales/claims.json): ${due.length}\n  ${due.join('\n  ')}`)
