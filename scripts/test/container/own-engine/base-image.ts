import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withoutDigest } from '../../../shared/dockerfile.ts'
import { releaseAskedFor, releaseLabel, testImageFor } from './test-images/images.ts'
import { importImage } from './test-images/root-file-system.ts'

const run = promisify(execFile)

/**
 * Pulls a base image into the engine that the environment names; if that fails, builds a test image or reuses one of an earlier run.
 * @returns its name in the engine: a test image cannot have the digest of the image that it replaces
 */
export async function provide(image: string): Promise<string> {
  const release = releaseAskedFor(image)
  const replacement = withoutDigest(image)
  if ((await labelsOf(replacement))?.[releaseLabel] === release) return replacement
  const pull = () => run('docker', ['pull', '--quiet', image], { timeout: 120_000 })
  const pulled = async () => (await labelsOf(image)) !== undefined || pull().then(Boolean, () => false)
  if (release === '' && (await pulled())) return image
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
