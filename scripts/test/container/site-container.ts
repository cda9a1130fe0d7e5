import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../shared/free-port.ts'
import { docker } from './docker.ts'
import { siteImage } from './image.ts'

/** Options like those of docker-compose.yml and deploy/kubernetes. */
export const hardened = [
  '--read-only',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges:true',
  '--memory=160m',
  '--pids-limit=96',
  '--tmpfs=/srv/site/run:size=16m,mode=0750,uid=101,gid=101,noexec,nosuid,nodev',
]

export const environment = (env: Readonly<Record<string, string>>) =>
  Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])

export interface SiteContainer {
  readonly id: string
  readonly url: string
  /** Time from the engine's start command to the first 200, in ms. */
  readonly healthyAfter: number
  readonly exec: (...command: string[]) => Promise<string>
  /** Stops the container with the image's stop signal, waits and removes it. */
  readonly remove: () => Promise<void>
}

interface StartOptions {
  readonly env?: Readonly<Record<string, string>>
  /** By default a free one. */
  readonly port?: number
  readonly options?: readonly string[]
}

/** Starts the site's image on a port of this machine, hardened by default, and waits until it is healthy. */
export async function startSite({
  env = {},
  port,
  options = hardened,
}: StartOptions = {}): Promise<SiteContainer> {
  const hostPort = port ?? (await freePort())
  return start([...options, ...environment(env), `--publish=127.0.0.1:${hostPort}:8080`], hostPort)
}

/** The same on the machine's own network, bypassing the engine's proxy. */
export async function startSiteOnHost({
  env = {},
  port,
  options = hardened,
}: StartOptions = {}): Promise<SiteContainer> {
  const [sitePort, metricsPort] = await Promise.all([port ?? freePort(), freePort()])
  const ports = { PORT: `${sitePort}`, METRICS_PORT: `${metricsPort}` }
  return start([...options, ...environment({ ...env, ...ports }), '--network=host'], sitePort)
}

async function start(options: readonly string[], port: number): Promise<SiteContainer> {
  const id = await docker('create', ...options, siteImage)
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  await docker('start', id)
  await healthy(url)
  return {
    id,
    url,
    healthyAfter: performance.now() - started,
    exec: (...command) => docker('exec', id, ...command),
    remove: async () => {
      await docker('stop', '--time=40', id)
      await docker('rm', '--volumes', id)
    },
  }
}

/** Returns the container's peak memory in bytes, including page cache, from cgroups v2 or v1. */
export const peakMemory = async (site: SiteContainer): Promise<number> => {
  const files = '/sys/fs/cgroup/memory.peak /sys/fs/cgroup/memory/memory.max_usage_in_bytes'
  return Number(await site.exec('sh', '-c', `cat $(ls ${files} 2>/dev/null)`))
}

/** Returns the process ids of the workers inside the container. */
export const workersOf = async (site: SiteContainer): Promise<string[]> => {
  const list = 'grep -l "nginx: [w]orker" /proc/[0-9]*/cmdline | cut -d/ -f3'
  return (await site.exec('sh', '-c', list)).split('\n').filter(Boolean)
}

/** @throws after 10 s without a 200 from /healthz */
export async function healthy(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await delay(10)
  }
  throw new Error(`${url} did not become healthy`)
}
