import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isRootOnDebian } from '../../shared/debian.ts'
import { type Engine, NoEngine } from './engine.ts'
import { startOwnEngine } from './own-engine/engine.ts'

const run = promisify(execFile)

/**
 * Returns the machine's Docker engine. If none answers, or it cannot get the base images, starts one for the tests, as root on Debian, with
 * images made from Debian's packages.
 * @param images what the engine must have or be able to pull
 * @throws NoEngine if there is none and none can be started
 */
export async function startEngine(images: readonly string[]): Promise<Engine> {
  const reason = await obstacle(images)
  if (reason === undefined) return { env: {}, baseImage: async (image) => image, stop: async () => {} }
  if (!isRootOnDebian()) throw new NoEngine(`${reason}; root on Debian would get an engine of its own`)
  return startOwnEngine()
}

const succeeds = (...args: readonly string[]) =>
  run('docker', args, { timeout: 120_000 }).then(
    () => true,
    () => false,
  )

/** Why the tests cannot use the machine's engine; `undefined` if they can. */
const obstacle = async (images: readonly string[]): Promise<string | undefined> => {
  if (!(await succeeds('version'))) return 'no Docker engine answers'
  // Test images that replace these must not end up in an engine that others use.
  if (process.env.TEST_NGINX) return 'TEST_NGINX needs images made for the tests'
  for (const image of images)
    if (!(await succeeds('image', 'inspect', image)) && !(await succeeds('pull', '--quiet', image)))
      return `the Docker engine cannot pull ${image}`
  return undefined
}
