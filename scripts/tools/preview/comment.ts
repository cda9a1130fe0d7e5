import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postComment } from './post.ts'
import { reportFolder } from './report-folder.ts'

// For the workflow, which provides the repository, the commit that was built, and a token with permission to comment.
const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GH_TOKEN: token, HEAD: head } = process.env
if (!api || !repository || !token || !head)
  throw new Error('GITHUB_API_URL, GITHUB_REPOSITORY, GH_TOKEN and HEAD are needed')
const read = (name: string) => readFileSync(join(reportFolder, name), 'utf8')
await postComment({ api, repository, token, head, number: read('number').trim(), body: read('comment.md') })
