import PQueue from 'p-queue'
import pRetry, { AbortError } from 'p-retry'
import { isFinal } from '../browser/final-status.ts'

/** Concurrent reads, over all languages and namespaces. */
const concurrency = 10

/** Six attempts with waits of 350, 700, 1400, 2800 and 5600 ms between them. */
const retry = { retries: 5, minTimeout: 350, factor: 2 } as const

/** Timeout of an attempt in milliseconds: a server that never responds must not hold a navigation for ever. */
const timeout = 15_000

const queue = new PQueue({ concurrency })

// p-retry gives up on a TypeError whose message it does not know, and each browser words a failed fetch its own way. A browser that
// knows that it is offline is believed: the visitor is told at once.
const unreachable = (url: string) => (cause: unknown) => {
  const error = new Error(`${url} could not be read`, { cause })
  throw navigator.onLine === false ? new AbortError(error) : error
}

const attempt = async (url: string): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(unreachable(url))
  if (!response.ok) {
    const error = new Error(`${url} answered ${response.status}`)
    throw isFinal(response.status) ? new AbortError(error) : error
  }
  const body = await response.text().catch(unreachable(url))
  JSON.parse(body) // a truncated or foreign body is a failed attempt, not a page without texts
  return body
}

/**
 * Reads JSON at a URL. Each attempt takes its own place in the queue, so that a waiting retry blocks nobody.
 * @throws when the address does not exist or all attempts failed
 */
export const readText = (url: string): Promise<string> => pRetry(() => queue.add(() => attempt(url)), retry)
