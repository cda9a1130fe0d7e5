import { test as base } from '@playwright/test'
import { type RunningNginx, serveNginx } from '../../scripts/nginx/serve.ts'
import { watchHydration } from './hydrated.ts'

interface Options {
  /** The variables the site is started with. */
  env: Record<string, string>
}

interface Fixtures {
  /** What the browser complained about: console messages, uncaught errors, failed requests. */
  complaints: string[]
}

/** A test against the production build behind the project's own nginx; each set of variables has a server of its own. */
export const test = base.extend<Fixtures, Options & { server: RunningNginx }>({
  env: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ env }, use) => {
      const server = await serveNginx({ dist: 'dist', env })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await watchHydration(context)
    await use(context)
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => {
      // The browser drops its own request for the icon when the page is left.
      if (!request.url().endsWith('/favicon.svg'))
        complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
    })
    await use(complaints)
  },
})
