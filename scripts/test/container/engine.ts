import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { installPackages, isRootOnDebian, onPath } from '../../shared/debian.ts'

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
    installEngine()
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
  ip: 'iproute2',
  nginx: 'nginx-light',
  wrk: 'wrk',
  busybox: 'busybox',
}

function installEngine(): void {
  const missing = Object.entries(packages).filter(([program]) => !onPath(program))
  if (missing.length === 0) return
  const names = missing.map(([, name]) => name)
  console.log(`installing ${names.join(', ')}`)
  if (!installPackages(names))
    throw new NoEngine(`Debian's packages cannot be installed: ${names.join(', ')}`)
}

/** Holds what engines keep for later runs. */
export const cache = '/var/cache/site-container-tests'

/** Changes with Node's version and with the code that makes test images. */
async function versionOfImages(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const folder = join(import.meta.dirname, 'test-images')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Starts an engine with its state in a temporary folder, and images and layers in a folder that the next run finds again. Leaves the
 * machine's other engines alone.
 */
async function startOwnEngine(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'site-engine-'))
  const at = (name: string) => join(folder, name)
  const socket = `unix://${at('docker.sock')}`
  await mkdir(at('client'))
  const log = await open(at('log'), 'a')
  const options = ['--exec-root', at('exec'), '--pidfile', at('pid'), '--host', socket]
  const kept = join(cache, await versionOfImages())
  // The engine must not outlive this process, however that ends.
  const supervised = ['--pdeathsig', 'TERM', join(import.meta.dirname, 'engine.sh'), folder, kept, ...options]
  const engine = spawn('setpriv', supervised, {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` },
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  const ended = once(engine, 'exit')
  // Debian's engine builds without the buildx plug-in only in the classic way. The client's own folder keeps the
  // user's configuration and credentials out.
  const env = {
    DOCKER_HOST: socket,
    DOCKER_CONFIG: at('client'),
    DOCKER_BUILDKIT: '0',
    COMPOSE_DOCKER_CLI_BUILD: '0',
    BUILD_NETWORK: 'host',
  }
  const docker = (args: string[]) => run('docker', args, { env: { ...process.env, ...env } })
  const stop = async () => {
    // Containers that a failed test left behind would hold mounts below the folder.
    const { stdout } = await docker(['ps', '--all', '--quiet']).catch(() => ({ stdout: '' }))
    const containers = stdout.split('\n').filter(Boolean)
    if (containers.length > 0) await docker(['rm', '--force', '--volumes', ...containers])
    // Removes layers that no image uses any more.
    await docker(['image', 'prune', '--force']).catch(() => {})
    engine.kill('SIGTERM')
    await ended
    await log.close()
  }
  await answering(engine, () => docker(['version'])).catch(async (error) => {
    // By its descriptor, since the folder goes with an engine that has ended.
    const said = (await readFile(`/proc/self/fd/${log.fd}`, 'utf8')).trimEnd().split('\n').at(-1)
    await stop()
    throw new NoEngine(`${error.message}: ${said}`)
  })
  return { env, own: true, stop }
}

async function answering(engine: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 150 && engine.exitCode === null; attempt++) {
    const answered = await ask().then(
      () => true,
      () => false,
    )
    if (answered) return
    await delay(200)
  }
  throw new Error('the Docker engine does not start here')
}
