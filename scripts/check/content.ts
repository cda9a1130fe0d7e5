import { contentProblems, loadSite } from '../build/site.ts'

const problems = contentProblems(await loadSite())
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0 ? 'content: complete in every language' : `content: ${problems.length} problems`,
)
process.exitCode = problems.length === 0 ? 0 : 1
