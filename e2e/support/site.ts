import { test as base, type Page } from '@playwright/test'
import { serveNginx } from '../../scripts/serve/nginx.ts'
import { startSiteOnHost } from '../../scripts/test/container/site-container.ts'
import { connections, stubConnection } from './connection.ts'
import { watchHydration } from './hydrated.ts'

interface Options {
  /** The site's variables. */
  env: Record<string, string>
}

interface Fixtures {
  /** The browser's complaints; see complaintsOf. */
  complaints: string[]
}

interface Server {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves the site in a container of the image that SITE_IMAGE names (docker-compose.yml, profile e2e), else by this machine's nginx. */
const serve = async (env: Record<string, string>): Promise<Server> => {
  if (!process.env.SITE_IMAGE) return serveNginx({ dist: 'dist', env })
  // Uses the machine's own network: a container on a bridge that comes or goes breaks the connections that browsers are opening.
  const { url, remove } = await startSiteOnHost({ env })
  return { url: url.replace('127.0.0.1', 'localhost'), stop: remove }
}

/** Collects the browser's complaints: console messages, uncaught errors, failed requests. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its open requests.
    const error = request.failure()?.errorText
    if (error !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${error}`)
  })
  return complaints
}

/** Keeps one server and replaces it when a test has other variables; a worker for each set would also start a browser each. */
const openServers = () => {
  let running: { key: string; server: Server } | undefined
  const stop = async () => {
    await running?.server.stop()
    running = undefined
  }
  const serverOf = async (env: Record<string, string>) => {
    const key = JSON.stringify(env)
    if (running?.key !== key) {
      await stop()
      running = { key, server: await serve(env) }
    }
    return running.server
  }
  return { serverOf, stop }
}

/** Tests the production build behind the project's own nginx, with the variables of the test. */
export const test = base.extend<
  Fixtures & Options & { server: Server },
  { servers: ReturnType<typeof openServers> }
>({
  env: [{}, { option: true }],
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use) => {
      const servers = openServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker' },
  ],
  server: async ({ env, servers }, use) => use(await servers.serverOf(env)),
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await watchHydration(context)
    await context.addInitScript(stubConnection, connections.usual)
    await use(context)
  },
  complaints: ({ page }, use) => use(complaintsOf(page)),
})
