import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to outgoing connections (32768 and up), so that none of those can take one meanwhile. */
const [first, last] = [12_000, 31_999]

/** Handed out, though perhaps not yet listening; another call must not get them. */
const given = new Set<number>()

/** A TCP port that nothing listens on at this moment, and a different one on each call of a process. */
export async function freePort(): Promise<number> {
  const port = first + Math.floor(Math.random() * (last - first + 1))
  if (given.has(port)) return freePort()
  given.add(port)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
