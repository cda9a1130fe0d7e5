import { readFile } from 'node:fs/promises'
import { runPriceCases } from './run-price-cases.ts'
import { malformed, runVectors, type VectorReport } from './run-vectors.ts'

/** Whether a file contains price cases, which include the prices that they use. */
const isPriceFile = (file: unknown) => typeof file === 'object' && file !== null && 'prices' in file

/** Runs a file of worked cases: `node scripts/tools/vectors/vectors.ts FILE`. Exits with 1 unless every case passes. */
async function reportOn(path: string | undefined): Promise<VectorReport> {
  if (path === undefined) return malformed('usage: vectors FILE')
  try {
    const file: unknown = JSON.parse(await readFile(path, 'utf8'))
    return isPriceFile(file) ? runPriceCases(file) : runVectors(file)
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
