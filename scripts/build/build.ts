import { parseArgs } from 'node:util'
import { buildSchedule } from '../../src/catalogue/schedule.ts'
import { fail } from '../shared/fail.ts'
import type { BuildKind } from './build-site.ts'

/** Rejects a misspelt option, which would otherwise silently build a preview. */
const requestedKind = (): BuildKind => {
  try {
    const { values } = parseArgs({ options: { preview: { type: 'boolean' }, release: { type: 'boolean' } } })
    if (values.preview && values.release) fail('Give either --preview or --release, not both')
    return values.release ? 'release' : 'preview'
  } catch (error) {
    return fail((error as Error).message)
  }
}

const kind = requestedKind()
// The catalogue reads it when it is imported, here and in the processes that bundle.
if (kind === 'release') process.env.SITE_UNPUBLISHED = 'left-out'
try {
  buildSchedule(process.env)
} catch (error) {
  fail((error as Error).message)
}
const { buildSite } = await import('./build-site.ts')
console.log(`dist/: ${await buildSite(kind)} pages, a ${kind}`)
