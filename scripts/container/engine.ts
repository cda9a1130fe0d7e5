import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Engine {
  /** For child processes that call docker or docker-compose. */
  readonly env: Readonly<Record<string, string>>
  /** Whether this process started it, so that images and tags are its own to make. */
  readonly own: boolean
  readonly stop: () => Promise<void>
}

/**
 * A real Docker engine: one of this process's own where it is root on Debian (installed from Debian's packages when it
 * is missing), else the machine's.
 * @throws when there is none and none can be had
 */
export async function startEngine(): Promise<Engine> {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    installMissing()
    return startOwnEngine()
  }
  await run('docker', ['version']).catch(() => {
    throw new Error('no Docker engine answers: start one, or run as root on Debian, where it is installed')
  })
  return { env: {}, own: false, stop: async () => {} }
}

/** What the engine and its tests run → Debian's package of it. */
const packages = {
  '/usr/sbin/dockerd': 'docker.io',
  '/usr/bin/docker-compose': 'docker-compose',
  '/usr/sbin/iptables': 'iptables',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/wrk': 'wrk',
  '/usr/bin/openssl': 'openssl',
  '/bin/busybox': 'busybox',
}

function installMissing(): void {
  const missing = Object.entries(packages).filter(([program]) => !existsSync(program))
  if (missing.length === 0) return
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '--no-install-recommends', ...missing.map(([, name]) => name))
}

/** Everything it keeps is in one temporary folder; other engines of the machine are not touched. */
async function startOwnEngine(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'site-engine-'))
  const at = (name: string) => join(folder, name)
  const socket = `unix://${at('docker.sock')}`
  const log = await open(at('log'), 'a')
  const daemon = spawn(
    '/usr/sbin/dockerd',
    ['--data-root', at('data'), '--exec-root', at('exec'), '--pidfile', at('pid'), '--host', socket],
    { stdio: ['ignore', log.fd, log.fd], detached: true },
  )
  await once(daemon, 'spawn')
  await log.close()
  await mkdir(at('client'))
  // Debian's engine builds without the buildx plug-in only in the classic way. The client's own folder keeps the
  // user's configuration and credentials out.
  const env = {
    DOCKER_HOST: socket,
    DOCKER_CONFIG: at('client'),
    DOCKER_BUILDKIT: '0',
    COMPOSE_DOCKER_CLI_BUILD: '0',
  }
  const docker = (args: string[]) => run('docker', args, { env: { ...process.env, ...env } })
  const stop = async () => {
    // Containers that a failed test left behind would hold mounts below the folder.
    const { stdout } = await docker(['ps', '--all', '--quiet']).catch(() => ({ stdout: '' }))
    const containers = stdout.split('\n').filter(Boolean)
    if (containers.length > 0) await docker(['rm', '--force', '--volumes', ...containers])
    if (daemon.exitCode === null) {
      daemon.kill('SIGTERM')
      await once(daemon, 'exit')
    }
    // The engine leaves the network namespace of host-network containers mounted.
    await run('umount', [at('exec/netns/default')]).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
  await answering(() => docker(['version'])).catch(async (error) => {
    const messages = execFileSync('tail', ['-n', '20', at('log')], { encoding: 'utf8' })
    await stop()
    throw new Error(`${error.message}\n${messages}`)
  })
  return { env, own: true, stop }
}

async function answering(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const answered = await ask().then(
      () => true,
      () => false,
    )
    if (answered) return
    await delay(200)
  }
  throw new Error('the Docker engine did not answer within 30 s')
}
