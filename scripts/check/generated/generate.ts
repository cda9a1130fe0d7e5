import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fail } from '../../shared/fail.ts'
import { generated, pageFilesPath } from './files.ts'

// `-- --check` writes nothing; paths limit it to those files.
const isOnlyChecked = process.argv.includes('--check')
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const stale = generated
  .filter(({ path }) => wanted.length === 0 || wanted.includes(path))
  .map(({ path, make }) => ({ path, text: make() }))
  .filter(({ path, text }) => read(path) !== text)

if (!isOnlyChecked) for (const { path, text } of stale) writeFileSync(path, text)
else if (stale.length > 0)
  fail(`stale, run \`npm run generate\`: ${stale.map(({ path }) => path).join(', ')}`)
// Other files are derived from these as they are now.
const sources = [pageFilesPath, 'src/provider/price-history.json']
if (!isOnlyChecked && wanted.length === 0 && stale.some(({ path }) => sources.includes(path)))
  execFileSync(process.execPath, [import.meta.filename], { stdio: 'inherit' })
if (stale.length > 0) console.log(`written: ${stale.map(({ path }) => path).join(', ')}`)
