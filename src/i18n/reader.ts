import PQueue from 'p-queue'
import pRetry, { AbortError } from 'p-retry'
import { isFinal } from '../browser/final-status.ts'
import { untilFound } from '../browser/until-found.ts'

/** Concurrent reads, over all languages and namespaces. */
const concurrency = 10

/** Six attempts with waits of 350, 700, 1400, 2800 and 5600 ms between them; `untilFound` requests missing files again. */
const retry = { retries: 5, minTimeout: 350, factor: 2 } as const

/** Timeout of an attempt in milliseconds: a server that never responds must not hold a navigation for ever. */
const timeout = 15_000

const queue = new PQueue({ concurrency })

// p-retry gives up on a TypeError whose message it does not know, and each browser words a failed fetch its own way. If the
// browser reports that it is offline, the read is not retried, so that the visitor sees a message at once.
const unreachable = (url: string) => (cause: unknown) => {
  const error = new Error(`${url} could not be read`, { cause })
  throw navigator.onLine === false ? new AbortError(error) : error
}

const ask = async (url: string): Promise<{ status: number; body: string }> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(unreachable(url))
  return { status: response.status, body: response.ok ? await response.text().catch(unreachable(url)) : '' }
}

const attempt = async (url: string): Promise<string> => {
  const { status, body } = await untilFound(() => queue.add(() => ask(url)))
  if (status !== 200) {
    const error = new Error(`${url} answered ${status}`)
    throw isFinal(status) ? new AbortError(error) : error
  }
  JSON.parse(body) // treats a truncated or foreign body as a failed attempt, not as a page without texts
  return body
}

/**
 * Reads JSON at a URL. Each request takes its own place in the queue, so that a waiting retry blocks nobody.
 * @throws when the address does not exist or all attempts failed
 */
export const readText = (url: string): Promise<string> => pRetry(() => attempt(url), retry)
