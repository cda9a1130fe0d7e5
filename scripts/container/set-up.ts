import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { baseImages, standInFor } from '../../.ci/stand-ins/images.ts'
import { importImage } from '../../.ci/stand-ins/root-file-system.ts'
import { type Engine, startEngine } from './engine.ts'
import { build } from './image.ts'

const run = promisify(execFile)

/** Vitest's global set-up: an engine, the base images, the site's image. The tests inherit the engine's address. */
export default async function setUp(): Promise<() => Promise<void>> {
  const engine = await startEngine()
  try {
    Object.assign(process.env, engine.env)
    for (const image of baseImages('Dockerfile')) await provide(image, engine)
    console.log(`built the image in ${((await build('cloud-site:test')) / 1000).toFixed(0)} s`)
  } catch (error) {
    await engine.stop()
    throw error
  }
  return engine.stop
}

/** Pulls a base image, or makes a stand-in for it where the engine is the tests' own. */
async function provide(image: string, engine: Engine): Promise<void> {
  const pulled = await run('docker', ['pull', '--quiet', image], { timeout: 120_000 }).then(
    () => true,
    () => false,
  )
  if (pulled) return
  if (!engine.own)
    throw new Error(`cannot pull ${image}, and a stand-in does not belong in an engine that others use`)
  const folder = await mkdtemp(join(tmpdir(), 'site-stand-in-'))
  await importImage(image, standInFor(image), folder, (...args) => ['docker', ...args])
  await rm(folder, { recursive: true, force: true })
  console.log(`${image} cannot be pulled: a stand-in made of this machine's programs takes its place`)
}
