import { readFile } from 'node:fs/promises'
import { malformed, runVectors, type VectorReport } from '../src/calculators/vectors/run-vectors.ts'

/** Runs a file of worked cases: `node scripts/vectors.ts FILE`. Exits with 1 unless every case passes. */
async function reportOn(path: string | undefined): Promise<VectorReport> {
  if (path === undefined) return malformed('usage: vectors FILE')
  try {
    return runVectors(JSON.parse(await readFile(path, 'utf8')))
  } catch (reason) {
    return malformed(String(reason))
  }
}

const { passed, failures } = await reportOn(process.argv[2])
for (const { calculator, name, reasons } of failures) {
  console.error(`FAILED ${calculator}: ${name}`)
  for (const reason of reasons) console.error(`  ${reason}`)
}
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
