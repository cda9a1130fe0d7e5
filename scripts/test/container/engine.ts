import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { installPackages, isRootOnDebian, onPath } from '../../shared/debian.ts'
import { claimData } from './engine-data.ts'

const run = promisify(execFile)

export interface Engine {
  /** For child processes that call docker or docker-compose. */
  readonly env: Readonly<Record<string, string>>
  /** Whether this process started it, so that images and tags are its own to make. */
  readonly own: boolean
  readonly stop: () => Promise<void>
}

/** Says why there is no engine to test with: a lack of the machine, not a fault of the site. */
export class NoEngine extends Error {}

/**
 * Returns a real Docker engine: as root on Debian one of this process's own, installed if missing, else the machine's.
 * @throws NoEngine when there is none and none can be installed
 */
export async function startEngine(): Promise<Engine> {
  if (isRootOnDebian()) {
    installMissing()
    return startOwnEngine()
  }
  await run('docker', ['version']).catch(() => {
    throw new NoEngine('no Docker engine answers; start one, or run as root on Debian, where it is installed')
  })
  return { env: {}, own: false, stop: async () => {} }
}

/** What the engine and its tests run → Debian's package of it. */
const packages = {
  dockerd: 'docker.io',
  'docker-compose': 'docker-compose',
  debootstrap: 'debootstrap',
  iptables: 'iptables',
  nginx: 'nginx-light',
  wrk: 'wrk',
  openssl: 'openssl',
  busybox: 'busybox',
}

function installMissing(): void {
  const missing = Object.entries(packages).filter(([program]) => !onPath(program))
  if (missing.length === 0) return
  const names = missing.map(([, name]) => name)
  console.log(`installing ${names.join(', ')}`)
  if (!installPackages(names))
    throw new NoEngine(`Debian's packages cannot be installed: ${names.join(', ')}`)
}

/**
 * Starts an engine with its state in a temporary folder, and images and layers in a folder that the next run finds again. Leaves the
 * machine's other engines alone.
 */
async function startOwnEngine(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'site-engine-'))
  const at = (name: string) => join(folder, name)
  const data = await claimData(at('data'))
  const socket = `unix://${at('docker.sock')}`
  const log = await open(at('log'), 'a')
  const daemon = spawn(
    '/usr/sbin/dockerd',
    ['--data-root', data.folder, '--exec-root', at('exec'), '--pidfile', at('pid'), '--host', socket],
    { stdio: ['ignore', log.fd, log.fd], detached: true },
  )
  await once(daemon, 'spawn')
  await log.close()
  // The engine must not outlive this process, however that ends.
  const endWithParent = () => daemon.kill()
  process.once('exit', endWithParent)
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
    // Removes layers that no image uses any more.
    await docker(['image', 'prune', '--force']).catch(() => {})
    process.off('exit', endWithParent)
    if (daemon.exitCode === null) {
      daemon.kill('SIGTERM')
      await once(daemon, 'exit')
    }
    // The engine leaves the network namespace of host-network containers mounted.
    await run('umount', [at('exec/netns/default')]).catch(() => {})
    await rm(folder, { recursive: true, force: true })
    await data.release()
  }
  await answering(daemon, () => docker(['version'])).catch(async (error) => {
    const reason = (await readFile(at('log'), 'utf8')).match(/^failed to start daemon.*/m) ?? []
    await stop()
    throw new NoEngine([error.message, ...reason].join(': '))
  })
  return { env, own: true, stop }
}

async function answering(daemon: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 150 && daemon.exitCode === null; attempt++) {
    const answered = await ask().then(
      () => true,
      () => false,
    )
    if (answered) return
    await delay(200)
  }
  throw new Error('the Docker engine does not start here')
}
