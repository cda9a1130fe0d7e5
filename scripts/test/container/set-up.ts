import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { baseImages, withoutDigest, withoutStage } from '../../shared/dockerfile.ts'
import { unavailable } from '../result.ts'
import { type Engine, NoEngine, startEngine } from './engine.ts'
import { buildSite, revision, siteImage, wholeDockerfile } from './image.ts'
import { releaseAskedFor, releaseLabel, testImageFor } from './test-images/images.ts'
import { importImage } from './test-images/root-file-system.ts'

const run = promisify(execFile)

const source = 'Dockerfile'

/** Vitest's global set-up: an engine, the base images, the site's image. The tests inherit the engine's address. */
export default async function setUp(): Promise<() => Promise<void>> {
  const engine = await startEngine().catch(giveUp)
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

/** Holds browsers and a Java, which the site does without. */
const browserStage = 'e2e'

/** Provides base images and builds the site's. @returns the Dockerfile that names what there is, in a folder of its own */
async function provideImages(engine: Engine): Promise<string> {
  let dockerfile = await readFile(source, 'utf8')
  for (const image of baseImages(source))
    dockerfile = dockerfile.replaceAll(image, await provide(image, engine))
  const file = join(await mkdtemp(join(tmpdir(), 'site-dockerfile-')), 'Dockerfile')
  process.env.SITE_DOCKERFILE = file
  await writeFile(file, withoutStage(dockerfile, browserStage))
  await writeFile(wholeDockerfile(), dockerfile)
  // Once for all tests: a commit made meanwhile is not in the image.
  process.env.SITE_REVISION = revision()
  console.log(`built the image in ${((await buildSite(siteImage)) / 1000).toFixed(0)} s`)
  const version = await run('docker', ['run', '--rm', '--entrypoint=nginx', siteImage, '-v'])
  console.log(`the image holds ${version.stderr.trim()}`)
  return file
}

/** Prints in one line why nothing is tested here, and ends with the exit code that `npm test` counts as skipped. */
function giveUp(error: unknown): never {
  if (!(error instanceof NoEngine)) throw error
  console.log(`not run: the container tests: ${error.message}`)
  process.exit(unavailable)
}

/**
 * Pulls a base image; where that fails and the engine is the tests' own, builds a test image, or reuses that of an earlier run.
 * @returns the name that it has in the engine: no test image has the digest of what it replaces
 */
async function provide(image: string, engine: Engine): Promise<string> {
  const release = releaseAskedFor(image)
  const replacement = withoutDigest(image)
  if ((await labelsOf(replacement))?.[releaseLabel] === release) return replacement
  const pull = () => run('docker', ['pull', '--quiet', image], { timeout: 120_000 })
  const pulled = async () => (await labelsOf(image)) !== undefined || pull().then(Boolean, () => false)
  if (release === '' && (await pulled())) return image
  if (!engine.own)
    throw new NoEngine(`cannot pull ${image}, and a test image does not belong in an engine that others use`)
  const folder = await mkdtemp(join(tmpdir(), 'site-test-image-'))
  const root = join(folder, 'root')
  await mkdir(root)
  await importImage(replacement, testImageFor(image, folder), root, (...args) => ['docker', ...args])
  await rm(folder, { recursive: true, force: true })
  const made = release ? `Debian ${release}` : "this machine's programs"
  console.log(`${replacement}: a test image of ${made} replaces it`)
  return replacement
}

/** Returns the labels of an image that the engine has; `undefined` for others. */
const labelsOf = (image: string): Promise<Record<string, string> | undefined> =>
  run('docker', ['image', 'inspect', '--format={{json .Config.Labels}}', image]).then(
    ({ stdout }) => JSON.parse(stdout) ?? {},
    () => undefined,
  )
