import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../shared/free-port.ts'
import { buildNetwork, dockerfile, sourceDate, wholeDockerfile } from './image.ts'

const run = promisify(execFile)

export interface Compose {
  readonly url: string
  /** Runs a command of Compose on this project. @returns what it printed */
  readonly compose: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>
  readonly down: () => Promise<string>
}

/** Runs docker-compose.yml as a project of its own, on a free port. */
export const openCompose = async (): Promise<Compose> => {
  // The plug-in of current Docker, or Debian 12's stand-alone program
  const [program = '', ...first] = await run('docker', ['compose', 'version']).then(
    () => ['docker', 'compose'],
    () => ['docker-compose'],
  )
  const port = await freePort()
  const base = join(dirname(dockerfile()), 'compose.json')
  const from = (dockerfile: string) => ({ build: { dockerfile, network: buildNetwork() } })
  const services = { site: from(dockerfile()), cloud: from(dockerfile()), e2e: from(wholeDockerfile()) }
  await writeFile(base, JSON.stringify({ services }))
  const files = ['--file', 'docker-compose.yml', '--file', base]
  const socket = process.env.DOCKER_HOST?.replace('unix://', '')
  const common = {
    ...process.env,
    PORT: `${port}`,
    // Builds like the tests' own image, to reuse its layers
    SOURCE_DATE_EPOCH: `${sourceDate.getTime() / 1000}`,
    ...(socket && { DOCKER_SOCKET: socket }),
  }
  const compose: Compose['compose'] = async (args, env = {}) => {
    const all = [...first, ...files, '--project-name', `site-test-${port}`, ...args]
    return (await run(program, all, { env: { ...common, ...env }, maxBuffer: 2 ** 26 })).stdout
  }
  return {
    url: `http://127.0.0.1:${port}`,
    compose,
    down: () => compose(['--profile', 'cloud', '--profile', 'e2e', 'down', '--volumes']),
  }
}
