import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { fail } from '../../shared/fail.ts'
import { changesOf, commentOf } from './changes.ts'
import { growthOf } from './growth.ts'
import { reportFolder } from './report-folder.ts'

/** Maximum number of pages to take pictures of. */
const mostPictures = 12

// Given two builds, and the commits between them as RANGE, writes the comment on their differences and takes pictures of changed pages. RUN
// is the URL of the artifacts, NUMBER the pull request's number; without NUMBER, no pictures are taken.
const [before, after] = process.argv.slice(2)
const { RANGE: range, RUN: run = '', NUMBER: number } = process.env
if (!before || !after || !range) fail('give two builds, and set RANGE to the commits between them')
else {
  const changed = execFileSync('git', ['diff', '--name-only', range], { encoding: 'utf8' }).split('\n')
  const listed = pages.map((page) => ({ id: page.id, path: page.path, namespace: namespaceOf(page) }))
  const changes = changesOf(listed, before, after, new Set(changed))
  const growth = growthOf(listed, before, after)
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(join(reportFolder, 'comment.md'), commentOf(changes, growth, run))
  console.log(
    `${changes.length} pages change, ${growth.length} grow by a tenth or more: ${reportFolder}/comment.md`,
  )
  if (number) {
    writeFileSync(join(reportFolder, 'number'), number)
    const shown = changes.filter((change) => change.after !== undefined)
    const ids = [...new Set([...shown.filter(({ texts }) => texts), ...shown].map(({ id }) => id))]
    if (ids.length > 0)
      execFileSync('npm', ['run', 'screenshots', '--', ...ids.slice(0, mostPictures)], { stdio: 'inherit' })
  }
}
