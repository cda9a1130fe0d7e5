import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

test('no two calls of a process get the same port', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  expect(new Set(ports).size).toBe(200)
})

test('a port that is in use is skipped', async () => {
  const taken = await freePort()
  const server = createServer().listen(taken, '127.0.0.1')
  await once(server, 'listening')
  // A second copy of the module, like another process, does not know the ports given out; its random choice falls on the taken port first.
  vi.resetModules()
  const another = await import('./free-port.ts')
  const dice = vi.spyOn(Math, 'random').mockReturnValueOnce((taken - 12_000 + 0.5) / 20_000)
  try {
    expect(await another.freePort()).not.toBe(taken)
    expect(dice.mock.calls.length).toBeGreaterThan(1)
  } finally {
    dice.mockRestore()
    server.close()
  }
})
