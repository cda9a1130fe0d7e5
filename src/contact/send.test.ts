import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageOf, send } from './send.ts'

const draft = {
  id: '6f1c2b7e-0d7e-4a8e-9d47-0f2f6a1f9b10',
  time: 0,
  values: {
    name: ' Somchai ',
    email: 'somchai@company.co.th',
    company: 'Company',
    phone: ' ',
    topic: 'quotation',
    callTime: '',
    message: 'Line one\nLine two\n',
    consent: 'yes',
  },
}
const message = messageOf(draft, 'th')

/** Statuses to answer with, in order; 0 breaks the connection. 204 once they are used up. */
let answers: number[] = []
let seen: { key: unknown; body: unknown }[] = []
const receiver = createServer(async (request, response) => {
  seen.push({ key: request.headers['idempotency-key'], body: await json(request) })
  const status = answers.shift() ?? 204
  if (status === 0) response.destroy()
  else response.writeHead(status).end()
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, resolve))
  url = `http://localhost:${(receiver.address() as AddressInfo).port}/`
})
afterAll(() => receiver.close())
beforeEach(() => {
  answers = []
  seen = []
})

describe('a message', () => {
  it('trims the values and omits empty fields', () =>
    expect(message).toEqual({
      id: draft.id,
      name: 'Somchai',
      email: 'somchai@company.co.th',
      company: 'Company',
      topic: 'quotation',
      message: 'Line one\nLine two',
      consent: true,
      language: 'th',
    }))

  it('arrives as JSON under its id', async () => {
    await send(url, message)
    expect(seen).toEqual([{ key: draft.id, body: message }])
  })

  it('is sent again under the same id after a server fault and a broken connection', async () => {
    answers = [503, 0]
    await send(url, message)
    expect(seen.map(({ key }) => key)).toEqual([draft.id, draft.id, draft.id])
  })

  it('is sent again after a time-out and after too many requests', async () => {
    answers = [408, 429]
    await send(url, message)
    expect(seen.map(({ key }) => key)).toEqual([draft.id, draft.id, draft.id])
  })

  it.each([400, 403, 422])('is not sent again once it was refused with %i', async (status) => {
    answers = [status]
    await expect(send(url, message)).rejects.toThrow(`answered ${status}`)
    expect(seen).toHaveLength(1)
  })

  it('is given up after four attempts', async () => {
    answers = [500, 500, 500, 500]
    await expect(send(url, message)).rejects.toThrow('answered 500')
    expect(seen).toHaveLength(4)
  })
})
