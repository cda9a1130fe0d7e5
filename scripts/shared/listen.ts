import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/**
 * Starts a server, on this machine only unless an address is given.
 * @param port a free one unless given
 * @returns the port
 */
export const listen = async (server: Server, port = 0, address = 'localhost'): Promise<number> => {
  server.listen(port, address)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
