import { claims, dueClaims } from '../../src/content/claims/claims.ts'
import { contentProblems, loadSite } from '../build/site.ts'

const problems = contentProblems(await loadSite())
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0 ? 'content: complete in every language' : `content: ${problems.length} problems`,
)
process.exitCode = problems.length === 0 ? 0 : 1

// Advice that never fails: a day that passes breaks no build.
const due = dueClaims(claims, new Date().toISOString().slice(0, 10))
if (due.length > 0)
  console.log(`claims to check again (locales/claims.json): ${due.length}\n  ${due.join('\n  ')}`)
