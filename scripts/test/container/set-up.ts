import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { baseImages } from '../../shared/dockerfile.ts'
import { unavailable } from '../result.ts'
import { type Engine, NoEngine, startEngine } from './engine.ts'
import { buildSite, siteImage } from './image.ts'
import { releaseAskedFor, releaseLabel, testImageFor } from './test-images/images.ts'
import { importImage } from './test-images/root-file-system.ts'

const run = promisify(execFile)

/** Vitest's global set-up: an engine, the base images, the site's image. The tests inherit the engine's address. */
export default async function setUp(): Promise<() => Promise<void>> {
  const engine = await startEngine().catch(giveUp)
  try {
    Object.assign(process.env, engine.env)
    await provideImages(engine)
    return engine.stop
  } catch (error) {
    await engine.stop()
    return giveUp(error)
  }
}

async function provideImages(engine: Engine): Promise<void> {
  for (const image of baseImages('Dockerfile')) await provide(image, engine)
  console.log(`built the image in ${((await buildSite(siteImage)) / 1000).toFixed(0)} s`)
  const version = await run('docker', ['run', '--rm', '--entrypoint=nginx', siteImage, '-v'])
  console.log(`the image holds ${version.stderr.trim()}`)
}

/** Prints in one line why nothing is tested here, and ends with the exit code that `npm test` counts as skipped. */
function giveUp(error: unknown): never {
  if (!(error instanceof NoEngine)) throw error
  console.log(`not run: the container tests: ${error.message}`)
  process.exit(unavailable)
}

/** Pulls a base image; where that fails and the engine is the tests' own, builds a test image, or reuses that of an earlier run. */
async function provide(image: string, engine: Engine): Promise<void> {
  const release = releaseAskedFor(image)
  const format = `--format={{index .Config.Labels "${releaseLabel}"}}`
  const there = await run('docker', ['image', 'inspect', format, image]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  if (there === release) return
  const pull = () => run('docker', ['pull', '--quiet', image], { timeout: 120_000 })
  const pulled = await (release === '' ? pull() : Promise.reject()).then(
    () => true,
    () => false,
  )
  if (pulled) return
  if (!engine.own)
    throw new NoEngine(`cannot pull ${image}, and a test image does not belong in an engine that others use`)
  const folder = await mkdtemp(join(tmpdir(), 'site-test-image-'))
  const root = join(folder, 'root')
  await mkdir(root)
  await importImage(image, testImageFor(image, folder), root, (...args) => ['docker', ...args])
  await rm(folder, { recursive: true, force: true })
  const made = release ? `Debian ${release}` : "this machine's programs"
  console.log(`${image}: a test image of ${made} replaces it`)
}
