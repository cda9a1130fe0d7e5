import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilFound } from './until-found.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Requests a file from servers that answer with these statuses in turn, then always with 404. */
const request = async (...statuses: readonly number[]) => {
  let requests = 0
  const answer = untilFound(async () => ({ status: statuses[requests++] ?? 404 }))
  const began = Date.now()
  await vi.runAllTimersAsync()
  return { status: (await answer).status, requests, seconds: (Date.now() - began) / 1000 }
}

test('requests a missing file again, and no other', async () => {
  expect(await request(404, 404, 200)).toMatchObject({ status: 200, requests: 3 })
  expect(await request(500, 200)).toMatchObject({ status: 500, requests: 1 })
})

test('gives up while a visitor may still wait, with the last answer', async () => {
  const { status, seconds } = await request()
  expect(status).toBe(404)
  expect(seconds).toBeLessThan(11)
})

test('if one server in ten has the release, at least 95 % of pages load all of their ten files', async () => {
  const { requests } = await request()
  expect((1 - 0.9 ** requests) ** 10).toBeGreaterThan(0.94)
})
