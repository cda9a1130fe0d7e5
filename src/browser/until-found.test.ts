import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilFound } from './until-found.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Asks for a file that the servers answer in turn with these, then always with 404. */
const askFor = async (...statuses: readonly number[]) => {
  let asked = 0
  const answer = untilFound(async () => ({ status: statuses[asked++] ?? 404 }))
  const began = Date.now()
  await vi.runAllTimersAsync()
  return { status: (await answer).status, asked, seconds: (Date.now() - began) / 1000 }
}

test('asks again for what is missing, and for nothing else', async () => {
  expect(await askFor(404, 404, 200)).toMatchObject({ status: 200, asked: 3 })
  expect(await askFor(500, 200)).toMatchObject({ status: 500, asked: 1 })
})

test('gives up while a visitor may still wait, with the last answer', async () => {
  const { status, seconds } = await askFor()
  expect(status).toBe(404)
  expect(seconds).toBeLessThan(11)
})

test('if one server in ten has the release, at least 95 % of pages load all of their ten files', async () => {
  const { asked } = await askFor()
  expect((1 - 0.9 ** asked) ** 10).toBeGreaterThan(0.94)
})
