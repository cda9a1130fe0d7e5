import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import type { Engine, EngineName, Visitor } from './engine.ts'
import { until } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { type ForeignHosts, type Respond, serveForeignHosts } from './foreign-hosts.ts'
import { type SiteProxy, serveSite } from './site-proxy.ts'
import { startWebkit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName
  }
}

const start = { firefox: startFirefox, webkit: startWebkit } as const

/** The engine in which this run tests the file. */
export const engineName: EngineName = inject('engine')

interface Surroundings {
  /** The site's variables. */
  readonly env?: Readonly<Record<string, string>>
  readonly hosts?: Readonly<Record<string, Respond>>
  readonly visitor?: Omit<Visitor, 'proxy' | 'downloads'>
}

/** The site and a browser, for the tests of a file or of a `describe`. */
export interface Visit {
  readonly engine: Engine
  readonly site: SiteProxy
  readonly hosts: ForeignHosts
  /** The folder that takes downloads. */
  readonly downloads: string
  /** Opens a path of the site and waits until the page is hydrated. */
  readonly open: (path: string) => Promise<void>
  /** As `open`, for a page that is not expected to be hydrated. */
  readonly load: (path: string) => Promise<void>
}

/** Starts site and browser before the tests of the calling file or `describe`, which may then use the visit, and stops them afterwards. */
export const visit = ({ env, hosts = {}, visitor }: Surroundings = {}): Visit => {
  const it = {} as { -readonly [Part in keyof Visit]: Visit[Part] }
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a destructured first argument
  beforeAll(async ({}, suite) => {
    it.downloads = await mkdtemp(join(tmpdir(), 'site-downloads-'))
    ;[it.site, it.hosts] = await Promise.all([serveSite(env), serveForeignHosts(hosts)])
    it.engine = await start[engineName]({ ...visitor, proxy: it.hosts.port, downloads: it.downloads })
    suite.meta.browser = it.engine.version
    it.load = (path) => it.engine.goto(it.site.url + path)
    it.open = async (path) => {
      await it.load(path)
      await hydrated(it.engine)
    }
  })
  afterAll(async () => {
    await it.engine?.close()
    await Promise.all([it.site?.stop(), it.hosts?.stop()])
    if (it.downloads) await rm(it.downloads, { recursive: true, force: true })
  })
  return it
}

export const hydrated = (engine: Engine) => until(engine, () => window.hydrated === true)

/** Expects no error, exception or policy violation since the last call. */
export const expectQuiet = async ({ engine }: Visit) => {
  expect(await engine.evaluate(() => globalThis.complaints?.splice(0) ?? ['not recorded'])).toEqual([])
}
