import { test as base, type Page } from '@playwright/test'
import { serveNginx } from '../../scripts/serve/nginx.ts'
import { startSite } from '../../scripts/test/container/site-container.ts'
import { connections, stubConnection } from './connection.ts'
import { watchHydration } from './hydrated.ts'

interface Options {
  /** The variables the site is started with. */
  env: Record<string, string>
}

interface Fixtures {
  /** See complaintsOf. */
  complaints: string[]
}

interface Server {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** In a container of the image that SITE_IMAGE names (docker-compose.yml, profile e2e), else by this machine's nginx. */
const serve = async (env: Record<string, string>): Promise<Server> => {
  if (!process.env.SITE_IMAGE) return serveNginx({ dist: 'dist', env })
  const { url, remove } = await startSite({ env })
  return { url: url.replace('127.0.0.1', 'localhost'), stop: remove }
}

/** What the browser will complain about on a page: console messages, uncaught errors, failed requests. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A page that is left drops the requests it had begun.
    const error = request.failure()?.errorText
    if (error !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${error}`)
  })
  return complaints
}

/** A test against the production build behind the project's own nginx; each set of variables has a server of its own. */
export const test = base.extend<Fixtures, Options & { server: Server }>({
  env: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ env }, use) => {
      const server = await serve(env)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await watchHydration(context)
    await context.addInitScript(stubConnection, connections.usual)
    await use(context)
  },
  complaints: ({ page }, use) => use(complaintsOf(page)),
})
