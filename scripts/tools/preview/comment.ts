import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportFolder } from './report-folder.ts'

/** Maximum length that the forge accepts. */
const longestBody = 60_000

const read = (name: string) => readFileSync(join(reportFolder, name), 'utf8')
const gh = (args: readonly string[], input = '') => execFileSync('gh', args, { input, encoding: 'utf8' })

// For the workflow, which gives the forge's program a token that may comment, and names the commit that was built as HEAD. Treats the report as
// untrusted: writes no comment if its number is malformed or the pull request's head is another commit.
const number = read('number').trim()
if (!/^\d+$/.test(number)) throw new Error('the report names no pull request')
const head = gh(['pr', 'view', number, '--json', 'headRefOid', '--jq', '.headRefOid']).trim()
if (head !== process.env.HEAD)
  throw new Error(`the head of pull request ${number} is not ${process.env.HEAD}`)
const body = read('comment.md').slice(0, longestBody)
// Updates the comment of an earlier run.
gh(['pr', 'comment', number, '--edit-last', '--create-if-none', '--body-file', '-'], body)
