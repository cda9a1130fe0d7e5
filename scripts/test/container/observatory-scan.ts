// Run as a process of its own, with the edge's certificate in NODE_EXTRA_CA_CERTS:
// node observatory-scan.ts <folder of the package> <HTTP port> <HTTPS port> → one line of JSON, see observatory.ts

const [folder, httpPort, httpsPort] = process.argv.slice(2)
const load = (path: string) => import(`${folder}/src/${path}`)
const { retrieve } = await load('retriever/retriever.js')
const { ALL_TESTS } = await load('constants.js')
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')

// Like the package's own scan(), which always uses ports 80 and 443.
const answers = await retrieve('localhost', { httpPort: Number(httpPort), httpsPort: Number(httpsPort) })
const results = ALL_TESTS.map((test: (answers: unknown) => { result: string }) => {
  const { result } = test(answers)
  return { result, points: getScoreModifier(result) as number }
})
const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 100)
const points: number[] = results.map((result: { points: number }) => result.points)
const withoutCredit = sum(points.filter((point) => point < 0))
const { grade, score } = getGradeForScore(
  withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutCredit,
)
console.log(JSON.stringify({ grade, score, results }))

export {}
