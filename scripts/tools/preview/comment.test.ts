import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportFolder } from './report-folder.ts'

/** The forge's program, for one pull request. */
const gh = `#!/bin/sh
case "$*" in
  'pr view 7 --json headRefOid --jq .headRefOid') echo abc ;;
  'pr comment 7 --edit-last --create-if-none --body-file -') cat > posted ;;
  *) exit 1 ;;
esac
`

const found = 'what changes '.repeat(10_000)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'))
  writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 })
  mkdirSync(join(folder, reportFolder))
})
afterEach(() => rmSync(folder, { recursive: true }))

const post = (number: string, head: string) => {
  writeFileSync(join(folder, reportFolder, 'number'), number)
  writeFileSync(join(folder, reportFolder, 'comment.md'), found)
  return spawnSync('node', [resolve('scripts/tools/preview/comment.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, HEAD: head },
  }).stderr
}

test('a change gets the comment, as long as the forge accepts', () => {
  expect(post('7\n', 'abc')).toBe('')
  expect(readFileSync(join(folder, 'posted'), 'utf8') === found.slice(0, 60_000)).toBe(true)
})

test.each([
  ['of another commit', '7', 'def', 'the head of pull request 7 is not def'],
  ['of no pull request', '7/../8', 'abc', 'names no pull request'],
  ['that the forge does not know', '8', 'abc', 'pr view 8'],
])('a report %s is not posted', (_what, number, head, message) => {
  expect(post(number, head)).toContain(message)
  expect(existsSync(join(folder, 'posted'))).toBe(false)
})
