import { expect, it } from 'vitest'
import { isFinal } from './final-status.ts'

it.each([400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 499])('%i is final', (status) => {
  expect(isFinal(status)).toBe(true)
})

it.each([408, 429, 500, 502, 503, 504, 599])('%i may pass', (status) => {
  expect(isFinal(status)).toBe(false)
})
