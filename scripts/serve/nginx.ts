import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cachedTrees } from '../build/nginx/cached-trees.ts'
import { freePort } from '../shared/free-port.ts'
import { end, environment, serving, start } from './nginx-process.ts'
import { runStartup } from './startup.ts'

/** The version of this machine's nginx, such as nginx/1.22.1. */
export const nginxVersion = (): string =>
  /nginx\/\S+/.exec(spawnSync('nginx', ['-v'], { env: environment, encoding: 'utf8' }).stderr)?.[0] ??
  'no nginx'

const source = join(import.meta.dirname, '../../nginx')

export interface NginxOptions {
  /** The built site. */
  readonly dist: string
  /** The facts of that build (see site-facts.ts); `<dist>-server/site.conf` unless named. */
  readonly facts?: string
  /** A free one unless named. */
  readonly port?: number
  /** The site's variables; this process's own environment is ignored. */
  readonly env?: Readonly<Record<string, string>>
}

export interface RunningNginx {
  readonly url: string
  /** stub_status, on the loopback address. */
  readonly metricsUrl: string
  readonly pid: number
  /** The access log so far; nginx flushes it every second. */
  readonly accessLog: () => Promise<string>
  readonly errorLog: () => Promise<string>
  readonly stop: () => Promise<void>
}

/**
 * Serves a built site by this machine's nginx in a child process, with the project's own configuration and start-up script, as the
 * container does. Several may run at once.
 * @throws if a variable is bad (with the script's messages), if nginx is missing, or if it does not respond within 20 s
 */
export async function serveNginx(options: NginxOptions): Promise<RunningNginx> {
  const prefix = await mkdtemp(join(tmpdir(), 'site-nginx-'))
  try {
    return await serveFrom(prefix, options)
  } catch (error) {
    await rm(prefix, { recursive: true, force: true })
    throw error
  }
}

async function serveFrom(prefix: string, { dist, facts, port, env }: NginxOptions): Promise<RunningNginx> {
  const ports = { site: port ?? (await freePort()), metrics: await freePort() }
  await layOut(prefix, resolve(dist), facts ?? `${resolve(dist)}-server/site.conf`)
  const { code, messages } = await runStartup(join(prefix, 'run'), {
    ...env,
    PORT: String(ports.site),
    METRICS_PORT: String(ports.metrics),
  })
  if (code !== 0) throw new Error(`the start-up script ended with ${code}:\n${messages}`)

  const log = (name: string) => readFile(join(prefix, name), 'utf8')
  const url = `http://localhost:${ports.site}`
  const metricsUrl = `http://127.0.0.1:${ports.metrics}/stub_status`
  const nginx = await start(prefix)
  await serving(nginx, metricsUrl).catch(async (error) => {
    await end(nginx)
    throw new Error(`${error.message}\n${await log('error.log')}`)
  })
  return {
    url,
    metricsUrl,
    pid: nginx.pid as number,
    accessLog: () => log('access.log'),
    errorLog: () => log('error.log'),
    stop: async () => {
      await end(nginx)
      await rm(prefix, { recursive: true, force: true })
    },
  }
}

/** Creates the prefix folder that nginx/nginx.conf describes. */
async function layOut(prefix: string, dist: string, facts: string): Promise<void> {
  await mkdir(join(prefix, 'build'))
  await copyFile(facts, join(prefix, 'build/site.conf'))
  await symlink(join(source, 'nginx.conf'), join(prefix, 'nginx.conf'))
  await symlink(join(source, 'snippets'), join(prefix, 'snippets'))
  await symlink(await cachedTrees(dist), join(prefix, 'www'))
}
