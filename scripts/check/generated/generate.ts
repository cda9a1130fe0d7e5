import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fail } from '../../shared/fail.ts'
import { generated, itemsPath } from './files.ts'

const isOnlyChecked = process.argv.includes('--check')

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const stale = generated
  .map(({ path, make }) => ({ path, text: make() }))
  .filter(({ path, text }) => read(path) !== text)

if (!isOnlyChecked) for (const { path, text } of stale) writeFileSync(path, text)
else if (stale.length > 0)
  fail(`stale, run \`npm run generate\`: ${stale.map(({ path }) => path).join(', ')}`)
// Starts over once the list of pages has changed, since the other files derive from it.
if (!isOnlyChecked && stale.some(({ path }) => path === itemsPath))
  execFileSync(process.execPath, [import.meta.filename], { stdio: 'inherit' })
if (stale.length > 0) console.log(`written: ${stale.map(({ path }) => path).join(', ')}`)
