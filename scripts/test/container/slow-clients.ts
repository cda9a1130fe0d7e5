import { connect, type Socket } from 'node:net'

/** Starts clients that send one byte of a request each second and never finish; a client that is cut off reconnects. */
export function startSlowClients(url: string, count: number): () => void {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let stopped = false
  const open = () => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    )
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      if (!stopped) open()
    })
    socket.resume()
  }
  for (let client = 0; client < count; client++) open()
  const letters = setInterval(() => {
    for (const socket of sockets) socket.write('x')
  }, 1000)
  return () => {
    stopped = true
    clearInterval(letters)
    for (const socket of sockets) socket.destroy()
  }
}
