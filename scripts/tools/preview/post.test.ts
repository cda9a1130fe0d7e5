import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postComment } from './post.ts'
import { mark } from './report-folder.ts'

/** A forge with one pull request. */
let comments: { id: number; body: string; user: { type: string } }[] = []
const forge = createServer(async (request, response) => {
  const { method, url = '' } = request
  let text = ''
  for await (const part of request) text += part
  const sent = text ? JSON.parse(text) : undefined
  const answer = () => {
    if (request.headers.authorization !== 'Bearer secret') return undefined
    if (url === '/repos/a/b/pulls/7') return { head: { sha: 'abc' } }
    if (method === 'GET' && url.startsWith('/repos/a/b/issues/7/comments')) return comments
    if (method === 'POST' && url === '/repos/a/b/issues/7/comments') {
      comments.push({ id: comments.length + 1, body: sent.body, user: { type: 'Bot' } })
      return {}
    }
    const edited = comments.find(({ id }) => method === 'PATCH' && url === `/repos/a/b/issues/comments/${id}`)
    return edited ? Object.assign(edited, sent) : undefined
  }
  const found = answer()
  response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}))
})
beforeAll(() => new Promise<void>((resolve) => forge.listen(0, resolve)))
afterAll(() => forge.close())
beforeEach(() => {
  comments = [{ id: 1, body: `${mark} quoted by a person`, user: { type: 'User' } }]
})

const post = (more: Partial<Parameters<typeof postComment>[0]> = {}) =>
  postComment({
    api: `http://localhost:${(forge.address() as AddressInfo).port}`,
    repository: 'a/b',
    token: 'secret',
    head: 'abc',
    number: '7',
    body: `${mark}\nfirst`,
    ...more,
  })

test('a change gets one comment, which later runs update', async () => {
  await post()
  await post({ body: `${mark}\nsecond` })
  expect(comments.map(({ body }) => body)).toEqual([`${mark} quoted by a person`, `${mark}\nsecond`])
})

test('a report of another commit, or of no pull request, is not posted', async () => {
  await expect(post({ head: 'def' })).rejects.toThrow('is not of def')
  await expect(post({ number: '7/../8' })).rejects.toThrow('names no pull request')
  await expect(post({ token: 'other' })).rejects.toThrow('404')
  expect(comments).toHaveLength(1)
})
