import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/**
 * Lets a server listen, on this machine only unless an address is named.
 * @param port a free one unless named
 * @returns the port
 */
export const listen = async (server: Server, port = 0, address = 'localhost'): Promise<number> => {
  server.listen(port, address)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
