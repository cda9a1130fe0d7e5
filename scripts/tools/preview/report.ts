import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { fail } from '../../shared/fail.ts'
import { changesOf, commentOf } from './changes.ts'

/** Pages of which the workflow takes pictures. */
const mostPictures = 12

// node scripts/tools/preview/report.ts BEFORE AFTER RANGE RUN: two builds, the commits between them, the address of the run.
const [before, after, range, run = ''] = process.argv.slice(2)
if (!before || !after || !range) fail('give two builds and the range of commits between them')
else {
  const changed = execFileSync('git', ['diff', '--name-only', range], { encoding: 'utf8' }).split('\n')
  const changes = changesOf(
    pages.map((page) => ({ id: page.id, path: page.path, namespace: namespaceOf(page) })),
    before,
    after,
    new Set(changed),
  )
  const folder = 'preview-report'
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'comment.md'), commentOf(changes, run))
  const shown = changes.filter((change) => change.after !== undefined)
  const ids = [...new Set([...shown.filter(({ texts }) => texts), ...shown].map(({ id }) => id))]
  writeFileSync(join(folder, 'pages.txt'), ids.slice(0, mostPictures).join(' '))
  console.log(`${changes.length} pages change: ${folder}/comment.md`)
}
