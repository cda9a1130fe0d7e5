import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux uses for outgoing connections (32768 and up), so that none of those takes a port first. */
const [first, last] = [12_000, 31_999]

/** Ports given out, perhaps not yet in use; a later call must not return them. */
const given = new Set<number>()

/** Finds a TCP port on which nothing listens; each call within a process gives another. */
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
