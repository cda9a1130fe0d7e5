import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { freePort } from '../../shared/free-port.ts'
import { sourceDate } from './image.ts'

const run = promisify(execFile)

export interface Compose {
  readonly url: string
  /** Runs a command of Compose on this project. @returns what it printed */
  readonly compose: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>
  readonly down: () => Promise<string>
}

/** Runs docker-compose.yml as a project of its own, on a free port. */
export const openCompose = async (): Promise<Compose> => {
  // The plug-in of today's Docker, or the program of Debian 12
  const [program = '', ...first] = await run('docker', ['compose', 'version']).then(
    () => ['docker', 'compose'],
    () => ['docker-compose'],
  )
  const port = await freePort()
  const socket = process.env.DOCKER_HOST?.replace('unix://', '')
  const common = {
    ...process.env,
    PORT: `${port}`,
    // As the tests' own image, whose layers serve again
    SOURCE_DATE_EPOCH: `${sourceDate.getTime() / 1000}`,
    ...(socket && { DOCKER_SOCKET: socket }),
  }
  const compose: Compose['compose'] = async (args, env = {}) => {
    const all = [...first, '--project-name', `site-test-${port}`, ...args]
    return (await run(program, all, { env: { ...common, ...env }, maxBuffer: 2 ** 26 })).stdout
  }
  return {
    url: `http://127.0.0.1:${port}`,
    compose,
    down: () => compose(['--profile', 'cloud', '--profile', 'e2e', 'down', '--volumes']),
  }
}
