import { execFileSync } from 'node:child_process'
import { docker } from './docker.ts'

/** The tests' own, unless the browser tests name another. */
export const siteImage = process.env.SITE_IMAGE ?? 'cloud-site:test'

/** What the image's files are dated with, for no build to depend on the day it is made. */
export const sourceDate = process.env.SOURCE_DATE_EPOCH
  ? new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000)
  : new Date('2026-01-01T00:00:00Z')

/** The commit that the image says it is made of. Asked for only where an image is made: the browser tests' own image has no git. */
export const revision = (): string =>
  process.env.SITE_REVISION ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()

/**
 * Builds the Dockerfile of this repository.
 * @param context the folder of the sources
 * @returns how long it took, in ms
 */
export async function buildSite(tag: string, context = '.', ...options: string[]): Promise<number> {
  const started = performance.now()
  const { SITE_BUILD, SITE_VERSION } = process.env
  const args = {
    SOURCE_DATE_EPOCH: `${sourceDate.getTime() / 1000}`,
    ...(SITE_VERSION && { VERSION: SITE_VERSION }),
    ...(SITE_BUILD && { SITE_BUILD }),
    REVISION: revision(),
  }
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`])
  await docker('build', '--quiet', '--tag', tag, ...given, ...options, context)
  return performance.now() - started
}

/** What the engine says of an image. */
export const inspectImage = async (image: string) => JSON.parse(await docker('image', 'inspect', image))[0]
