import type { Page } from '@playwright/test'

/** Stubs of the vendors' scripts: they process their queue, then every call at once. */
export const vendorScripts: readonly [pattern: RegExp, body: string][] = [
  [
    /connect\.facebook\.net/,
    `globalThis.seenFbq = []; fbq.callMethod = (...call) => seenFbq.push(call); for (const call of fbq.queue.splice(0)) seenFbq.push([...call])`,
  ],
  [
    /googletagmanager\.com/,
    `globalThis.seenDataLayer = []; { const see = (entry) => seenDataLayer.push(entry.event ? { ...entry } : [...entry]);
      for (const entry of dataLayer) see(entry); dataLayer.push = (entry) => { see(entry); return 0 } }`,
  ],
]

export interface FakeVendors {
  /** URLs requested from other hosts, in order. */
  requests: string[]
  /** Resolves with the first of them. */
  requested: Promise<string>
  /** Releases the held scripts. */
  release: () => void
}

/**
 * Fakes the vendors' hosts, so that no request leaves the machine.
 * @param held holds their scripts back until `release`
 */
export const fakeVendors = async (page: Page, { held = false } = {}): Promise<FakeVendors> => {
  const requests: string[] = []
  const first = Promise.withResolvers<string>()
  const gate = Promise.withResolvers<void>()
  if (!held) gate.resolve()
  for (const [pattern, body] of vendorScripts)
    await page.route(pattern, async (route) => {
      requests.push(route.request().url())
      first.resolve(route.request().url())
      await gate.promise
      await route.fulfill({ contentType: 'text/javascript', body })
    })
  return { requests, requested: first.promise, release: gate.resolve }
}

const seen = { fbq: 'seenFbq', dataLayer: 'seenDataLayer' } as const

/** Lists the calls to a vendor from this document. */
export const calls = (page: Page, vendor: keyof typeof seen) =>
  page.evaluate((name) => (globalThis as unknown as Record<string, unknown[]>)[name] ?? [], seen[vendor])
