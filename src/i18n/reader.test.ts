import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { attempts } from '../browser/until-found.ts'
import { backendOptions, httpBackend } from './backend.ts'
import { createI18n } from './create.ts'
import { readText } from './reader.ts'

/** How the flaky server responds to an attempt. */
type Answer = number | 'reset' | 'truncated'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that answers each path's attempts in the given order, the last answer again and again, and counts them. */
const flaky = async (answers: Answer[], delay = 0) => {
  const arrivals = new Map<string, number>()
  let open = 0
  let most = 0
  const started = createServer((request, response) => {
    const before = arrivals.get(request.url ?? '') ?? 0
    arrivals.set(request.url ?? '', before + 1)
    most = Math.max(most, ++open)
    response.on('close', () => open--)
    const answer = answers[Math.min(before, answers.length - 1)] ?? 200
    setTimeout(() => {
      if (answer === 'reset') return request.socket.destroy()
      response.statusCode = answer === 'truncated' ? 200 : answer
      response.end(answer === 'truncated' ? '{"a":' : '{"a":"b"}')
    }, delay)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`
  return { origin, arrivals, most: () => most }
}

/** Records every wait between two attempts, in ms, but ends it when `until` resolves. */
const holdWaits = (until: Promise<void> = Promise.resolve()) => {
  const waits: number[] = []
  const start = globalThis.setTimeout
  const recorded = (run: () => void, milliseconds = 0, ...rest: []) => {
    // Other timers, such as those of fetch, are unaffected.
    if (milliseconds < 350 || milliseconds % 350 !== 0) return start(run, milliseconds, ...rest)
    waits.push(milliseconds)
    void until.then(run)
    return start(() => {}, 0)
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(recorded as typeof setTimeout)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return waits
}

describe('a read', () => {
  it.each<[string, Answer[]]>([
    ['a server error', [500, 503, 200]],
    ['too many requests', [429, 200]],
    ['a time-out', [408, 200]],
    ['a broken connection', ['reset', 200]],
    ['a truncated body', ['truncated', 200]],
  ])('is repeated after %s', async (_name, answers) => {
    const { origin, arrivals } = await flaky(answers)
    expect(await readText(`${origin}/x`)).toBe('{"a":"b"}')
    expect(arrivals.get('/x')).toBe(answers.length)
  })

  it.each([400, 401, 403, 410])('is not repeated after %i', async (status) => {
    const { origin, arrivals } = await flaky([status])
    await expect(readText(`${origin}/x`)).rejects.toThrow(`answered ${status}`)
    expect(arrivals.get('/x')).toBe(1)
  })

  it('retries when only another server has its release', async () => {
    const { origin, arrivals } = await flaky([404, 404, 404, 200])
    expect(await readText(`${origin}/x`)).toBe('{"a":"b"}')
    expect(arrivals.get('/x')).toBe(4)
  })

  it('gives up after enough answers that the file is missing', async () => {
    const { origin, arrivals } = await flaky([404])
    const start = globalThis.setTimeout
    const hastened = (run: () => void, milliseconds = 0, ...rest: []) =>
      start(run, milliseconds < 3000 ? 0 : milliseconds, ...rest)
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(hastened as typeof setTimeout)
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    await expect(readText(`${origin}/x`)).rejects.toThrow('answered 404')
    expect(arrivals.get('/x')).toBe(attempts)
  })
})

describe('i18next over HTTP', () => {
  const load = async (origin: string, namespaces: string[]) => {
    const i18n = createI18n('en', { ...backendOptions('1', origin), ns: namespaces }, [httpBackend])
    await i18n.init()
    return i18n
  }

  it('makes six attempts, with doubling waits from 350 ms', async () => {
    const { origin, arrivals } = await flaky([500])
    const waits = holdWaits()
    const i18n = await load(origin, ['common'])
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false)
    expect(arrivals.get('/assets/1/locales/en/common.json')).toBe(6)
    expect(waits).toEqual([350, 700, 1400, 2800, 5600])
  })

  it('has at most ten reads in flight', async () => {
    const namespaces = Array.from({ length: 40 }, (_, index) => `n${index}`)
    const { origin, arrivals, most } = await flaky([200], 30)
    const i18n = await load(origin, namespaces)
    expect(namespaces.every((name) => i18n.hasResourceBundle('en', name))).toBe(true)
    expect(arrivals.size).toBe(40)
    expect(most()).toBe(10)
  })

  it('never waits for the retry of another read', async () => {
    const { origin, arrivals } = await flaky([500, 200])
    // Holds retries back until all first attempts have arrived: a read that kept its place in the queue would block the rest.
    const all = Promise.withResolvers<void>()
    const poll = setInterval(() => arrivals.size === 20 && all.resolve(), 5)
    holdWaits(all.promise)
    await load(
      origin,
      Array.from({ length: 20 }, (_, index) => `n${index}`),
    )
    clearInterval(poll)
    expect([...arrivals.values()].every((times) => times === 2)).toBe(true)
  })
})
