import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits for a program that was just started.
 * @throws after 10 s
 */
export const answering = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error(`${url} does not answer`)
}
