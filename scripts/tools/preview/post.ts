import { mark } from './report-folder.ts'

export interface Comment {
  /** The forge's API, such as `https://api.github.com`. */
  readonly api: string
  /** Owner and name. */
  readonly repository: string
  readonly token: string
  /** The commit that was built; a pull request whose head is another gets no comment. */
  readonly head: string
  /** The pull request's number from the untrusted report; rejected unless it is all digits. */
  readonly number: string
  readonly body: string
}

/** Maximum length that the forge accepts. */
const longestBody = 60_000

/** Posts the comment on the pull request, or updates an earlier one. */
export const postComment = async ({ api, repository, token, head, number, body }: Comment): Promise<void> => {
  const ask = async (path: string, method = 'GET', sent?: unknown) => {
    const response = await fetch(`${api}/repos/${repository}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return response.json()
  }
  if (!/^\d+$/.test(number)) throw new Error('the report names no pull request')
  const pull = (await ask(`/pulls/${number}`)) as { head: { sha: string } }
  if (pull.head.sha !== head) throw new Error(`pull request ${number} is not of ${head}`)
  const comments = (await ask(`/issues/${number}/comments?per_page=100`)) as {
    id: number
    body: string
    user: { type: string }
  }[]
  const mine = comments.find((comment) => comment.user.type === 'Bot' && comment.body.startsWith(mark))
  const sent = { body: body.slice(0, longestBody) }
  await (mine
    ? ask(`/issues/comments/${mine.id}`, 'PATCH', sent)
    : ask(`/issues/${number}/comments`, 'POST', sent))
}
