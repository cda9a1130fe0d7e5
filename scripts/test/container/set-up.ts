import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { baseImages, withoutStage } from '../../shared/dockerfile.ts'
import { unavailable } from '../result.ts'
import { type Engine, NoEngine } from './engine.ts'
import { buildSite, revision, siteImage, wholeDockerfile } from './image.ts'
import { startEngine } from './start-engine.ts'

const run = promisify(execFile)

const source = 'Dockerfile'

/** Vitest's global set-up: an engine, the base images, the site's image. The tests inherit the engine's address. */
export default async function setUp(): Promise<() => Promise<void>> {
  const engine = await startEngine(baseImages(source)).catch(giveUp)
  try {
    Object.assign(process.env, engine.env)
    const dockerfile = await provideImages(engine)
    return async () => {
      await rm(dirname(dockerfile), { recursive: true })
      await engine.stop()
    }
  } catch (error) {
    await engine.stop()
    return giveUp(error)
  }
}

/** Stage with browsers and Java, which the site does not need. */
const browserStage = 'e2e'

/** Provides base images and builds the site's image. @returns a temporary copy of the Dockerfile that names the available base images */
async function provideImages(engine: Engine): Promise<string> {
  let dockerfile = await readFile(source, 'utf8')
  for (const image of baseImages(source))
    dockerfile = dockerfile.replaceAll(image, await engine.baseImage(image))
  const file = join(await mkdtemp(join(tmpdir(), 'site-dockerfile-')), 'Dockerfile')
  process.env.SITE_DOCKERFILE = file
  await writeFile(file, withoutStage(dockerfile, browserStage))
  await writeFile(wholeDockerfile(), dockerfile)
  // Fixed for all tests, since a commit made meanwhile is not in the image.
  process.env.SITE_REVISION = revision()
  console.log(`built the image in ${((await buildSite(siteImage)) / 1000).toFixed(0)} s`)
  const version = await run('docker', ['run', '--rm', '--entrypoint=nginx', siteImage, '-v'])
  console.log(`the image holds ${version.stderr.trim()}`)
  return file
}

/** Prints in one line why the tests cannot run here and exits with the code that `npm test` counts as skipped. */
function giveUp(error: unknown): never {
  if (!(error instanceof NoEngine)) throw error
  console.log(`not run: the container tests: ${error.message}`)
  process.exit(unavailable)
}
