import { problemReport } from '../build/problem-report.ts'
import { contentProblems, loadSite } from '../build/site.ts'

const problems = contentProblems(await loadSite())
const report = problemReport(problems)
if (problems.length > 0) console.error(report)
else console.log(report)
process.exitCode = problems.some(({ advice }) => !advice) ? 1 : 0
