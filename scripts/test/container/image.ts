import { execFileSync } from 'node:child_process'
import { docker } from './docker.ts'

/** The tests' own image, unless the browser tests name another. */
export const siteImage = process.env.SITE_IMAGE ?? 'cloud-site:test'

/** The repository's Dockerfile with the base images' names in this engine (set-up.ts), without the stage of the browser tests. */
export const dockerfile = () => process.env.SITE_DOCKERFILE as string

/** The same with all stages. */
export const wholeDockerfile = () => `${dockerfile()}.whole`

/** The network for commands of a build: the engine's own unless its bridge has no route out (engine.ts). */
export const buildNetwork = () => process.env.BUILD_NETWORK

/** The date of the image's files, so that a build does not depend on the day it runs. */
export const sourceDate = process.env.SOURCE_DATE_EPOCH
  ? new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000)
  : new Date('2026-01-01T00:00:00Z')

/** Returns the commit for the image's label. Called only when building an image, since the image of the browser tests has no git. */
export const revision = (): string =>
  process.env.SITE_REVISION ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()

/**
 * Builds the Dockerfile of this repository.
 * @param context the folder of the sources
 * @returns how long it took, in ms
 */
export async function buildSite(tag: string, context = '.', ...options: string[]): Promise<number> {
  const started = performance.now()
  const { SITE_BUILD, SITE_DAY, SITE_PREVIOUS, SITE_VERSION } = process.env
  const args = {
    SOURCE_DATE_EPOCH: `${sourceDate.getTime() / 1000}`,
    ...(SITE_VERSION && { VERSION: SITE_VERSION }),
    ...(SITE_BUILD && { SITE_BUILD }),
    ...(SITE_DAY && { SITE_DAY }),
    ...(SITE_PREVIOUS && { PREVIOUS: SITE_PREVIOUS }),
    REVISION: revision(),
  }
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`])
  const network = buildNetwork() ? [`--network=${buildNetwork()}`] : []
  const how = ['--quiet', '--tag', tag, '--file', dockerfile(), ...network]
  await docker('build', ...how, ...given, ...options, context)
  return performance.now() - started
}

/** Returns the engine's description of an image. */
export const inspectImage = async (image: string) => JSON.parse(await docker('image', 'inspect', image))[0]
