import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Load {
  readonly requests: number
  readonly requestsPerSecond: number
  /** Answers other than 2xx and 3xx, and requests that ended without a whole answer. */
  readonly failed: number
}

/** Loads a URL with GET requests on kept connections, by wrk. */
export async function load(
  url: string,
  {
    seconds,
    connections,
    headers = {},
  }: { seconds: number; connections: number; headers?: Record<string, string> },
): Promise<Load> {
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout=10s', ...options, url]
  const { stdout } = await run('wrk', args)
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failed: errors.map(Number).reduce((sum, count) => sum + count, number(/Non-2xx or 3xx responses: (\d+)/)),
  }
}
