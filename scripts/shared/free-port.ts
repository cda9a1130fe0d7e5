import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below the ports that Linux uses for outgoing connections (32768 and up), so that none of those takes a port first. */
const first = 12_000
const count = 10_000

/**
 * Finds a free TCP port and reserves it for this process by listening on the port that is `count` higher, as every caller does first.
 * Otherwise two processes could find the same port before either server has started.
 */
export async function freePort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count)
  return (await isReserved(port)) && (await isFree(port)) ? port : freePort()
}

const isReserved = async (port: number) => {
  const reservation = await listenOn(port + count)
  reservation?.unref()
  return reservation !== undefined
}

const isFree = async (port: number) => {
  const server = await listenOn(port)
  if (!server) return false
  server.close()
  await once(server, 'close')
  return true
}

/** Returns undefined if the port is in use. */
async function listenOn(port: number): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).listen(port)
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
}
