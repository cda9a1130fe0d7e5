import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onPath } from './debian.ts'

const run = promisify(execFile)

export interface Load {
  readonly requests: number
  readonly requestsPerSecond: number
  /** Responses other than 2xx and 3xx, and requests without a complete response. */
  readonly failed: number
  /** 99th percentile of the response time, in ms. */
  readonly p99: number
}

const scales: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

const milliseconds = (match: RegExpExecArray | null) =>
  Number(match?.[1] ?? 0) * (scales[match?.[2] ?? ''] ?? 0)

interface Loading {
  readonly seconds: number
  readonly connections: number
  readonly headers?: Readonly<Record<string, string>>
  /** Lua script that varies the requests. */
  readonly script?: string
}

/**
 * Load-tests a URL by wrk, with GET requests on keep-alive connections.
 * @throws when wrk is not installed
 */
export async function load(url: string, how: Loading): Promise<Load> {
  if (!onPath('wrk')) throw new Error('missing: wrk; install it and run this again')
  const { seconds, connections, headers = {}, script } = how
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout=10s', '--latency', ...options]
  if (script) args.push('-s', script)
  const { stdout } = await run('wrk', [...args, url])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    failed: errors.map(Number).reduce((sum, count) => sum + count, number(/Non-2xx or 3xx responses: (\d+)/)),
  }
}
