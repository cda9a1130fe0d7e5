import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

/** Loads a second copy of the module, which like another process shares no state with this one, and makes it try `port` first. */
const anotherProcessTrying = async (port: number) => {
  vi.resetModules()
  const another = await import('./free-port.ts')
  const dice = vi.spyOn(Math, 'random').mockReturnValueOnce((port - 12_000 + 0.5) / 10_000)
  onTestFinished(() => dice.mockRestore())
  return { ...another, hasTriedMore: () => dice.mock.calls.length > 1 }
}

test('no two calls of a process get the same port', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  expect(new Set(ports).size).toBe(200)
})

test('a port that another process was given is skipped, though nothing listens on it yet', async () => {
  const given = await freePort()
  const another = await anotherProcessTrying(given)
  expect(await another.freePort()).not.toBe(given)
  expect(another.hasTriedMore()).toBe(true)
})

test('a port that is in use is skipped', async () => {
  // Next to a reserved port, so no process has reserved this one. If listening fails, it is in use, which serves as well.
  const taken = (await freePort()) + 1
  const server = createServer().listen(taken, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening').catch(() => {})
  const another = await anotherProcessTrying(taken)
  expect(await another.freePort()).not.toBe(taken)
  expect(another.hasTriedMore()).toBe(true)
})
