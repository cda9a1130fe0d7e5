import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { onPath } from '../../../shared/debian.ts'
import { type Engine, NoEngine } from '../engine.ts'
import { provide } from './base-image.ts'

const run = promisify(execFile)

/** Programs that the engine, its images and their tests run; `npm run install:packages` installs them. */
const programs = ['dockerd', 'docker-compose', 'debootstrap', 'ip', 'nginx', 'wrk', 'busybox']

/** Folder for what engines keep for later runs. */
export const cache = '/var/cache/site-container-tests'

/** Changes with Node's version and with the code that makes test images. */
async function versionOfImages(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const folder = join(import.meta.dirname, 'test-images')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Starts an engine with its state in a temporary folder, and images and layers in a folder that later runs reuse. Leaves the machine's other
 * engines alone.
 * @throws NoEngine if it does not start on this machine
 */
export async function startOwnEngine(): Promise<Engine> {
  const missing = programs.filter((program) => !onPath(program))
  if (missing.length > 0)
    throw new NoEngine(`missing: ${missing.join(', ')}; npm run install:packages installs them`)
  const folder = await mkdtemp(join(tmpdir(), 'site-engine-'))
  const at = (name: string) => join(folder, name)
  const socket = `unix://${at('docker.sock')}`
  await mkdir(at('client'))
  const log = await open(at('log'), 'a')
  const options = ['--exec-root', at('exec'), '--pidfile', at('pid'), '--host', socket]
  const kept = join(cache, await versionOfImages())
  // The engine must not outlive this process, however this process ends.
  const supervised = ['--pdeathsig', 'TERM', join(import.meta.dirname, 'engine.sh'), folder, kept, ...options]
  const engine = spawn('setpriv', supervised, {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` },
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  const ended = once(engine, 'exit')
  // Without the buildx plug-in, Debian's engine supports only the classic builder. A separate client folder keeps the user's configuration
  // and credentials out.
  const env = {
    DOCKER_HOST: socket,
    DOCKER_CONFIG: at('client'),
    DOCKER_BUILDKIT: '0',
    COMPOSE_DOCKER_CLI_BUILD: '0',
    BUILD_NETWORK: 'host',
    OWN_ENGINE: 'true',
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
    // Reads by descriptor, since an engine that has ended removes the folder.
    const lastLine = (await readFile(`/proc/self/fd/${log.fd}`, 'utf8')).trimEnd().split('\n').at(-1)
    await stop()
    throw new NoEngine(`${error.message}: ${lastLine}`)
  })
  return { env, baseImage: provide, stop }
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
