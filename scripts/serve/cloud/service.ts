import { once } from 'node:events'
import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../shared/free-port.ts'
import { listen } from '../../shared/listen.ts'
import type { Clock } from './clock.ts'
import type { Fault, FaultRule } from './faults.ts'
import { type Answer, actionOf, type Call, type Handler, json, readCall } from './http.ts'

interface ServiceOptions {
  handle: Handler
  clock: Clock
  /** Without it, the service speaks plain HTTP. */
  tls?: { key: string; cert: string } | undefined
  /** A free one unless named. */
  port?: number | undefined
  /** The address to listen on; this machine only unless named. */
  address?: string | undefined
}

export interface Service {
  readonly port: number
  /** Requests in order, without preflights: the AWS action if the request names one, else method and path. */
  readonly actions: string[]
  /** Injects a fault; without a rule, ends it. */
  inject: (rule?: FaultRule) => Promise<void>
  stop: () => Promise<void>
}

/** Headers that let pages read responses from another origin, as the AWS endpoints send them. */
const crossOrigin = ({ headers }: Call) => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-expose-headers': 'date, etag, x-amz-request-id, x-amzn-errortype, x-amzn-requestid',
})

/** An error in Cognito's format: the SDK retries only errors that it can parse. */
const broken = (status: number): Answer =>
  json(status, {
    __type: status === 429 ? 'TooManyRequestsException' : 'InternalErrorException',
    message: 'Simulated by the local cloud',
  })

/** Starts one service of the local cloud, with fault injection. */
export const startService = async (options: ServiceOptions): Promise<Service> => {
  const { handle, clock, tls, address = '127.0.0.1' } = options
  const actions: string[] = []
  // TLS sockets cannot be reset, only the plain ones below them.
  const sockets = new Map<number, Socket>()
  let rule: FaultRule | undefined

  const nextFault = (): Fault | undefined => {
    if (!rule || rule.times === 0) return undefined
    if (rule.times !== undefined) rule = { ...rule, times: rule.times - 1 }
    return rule.fault
  }
  const answer = async (call: Call, remotePort = 0): Promise<Answer | undefined> => {
    if (call.method === 'OPTIONS') return { status: 204 }
    actions.push(actionOf(call))
    const fault = nextFault()
    if (fault?.kind === 'reset') {
      sockets.get(remotePort)?.resetAndDestroy()
      return undefined
    }
    if (fault?.kind === 'status') return broken(fault.status)
    if (fault?.kind === 'slow') await delay(fault.delay)
    const answered = await handle(call)
    if (fault?.kind !== 'lost') return answered
    sockets.get(remotePort)?.resetAndDestroy()
    return undefined
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    const result = await answer(call, request.socket.remotePort).catch(
      (error): Answer => ({ status: 500, body: String(error) }),
    )
    if (!result) return
    response.sendDate = false
    response.writeHead(result.status, {
      ...result.headers,
      date: new Date(clock.now()).toUTCString(),
      ...crossOrigin(call),
    })
    response.end(call.method === 'HEAD' ? undefined : result.body)
  }

  const server = tls ? createHttps(tls, respond) : createHttp(respond)
  server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  // Reserved, so that nothing takes it while a fault has closed it.
  const port = await listen(server, options.port ?? (await freePort()), address)
  return {
    port,
    actions,
    inject: async (next) => {
      rule = next
      const isUp = next?.fault.kind !== 'refused'
      if (isUp && !server.listening) await listen(server, port, address)
      if (!isUp) await close(server)
    },
    stop: () => close(server),
  }
}

const close = async (server: Server) => {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}
