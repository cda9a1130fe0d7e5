import { docker } from './docker.ts'

/** The tests' own, unless the browser tests name another. */
export const siteImage = process.env.SITE_IMAGE ?? 'cloud-site:test'

/** What the image's files are dated with, for no build to depend on the day it is made. */
export const sourceDate = new Date('2026-01-01T00:00:00Z')

/**
 * Builds the Dockerfile of this repository.
 * @param context the folder of the sources
 * @returns how long it took, in ms
 */
export async function buildSite(tag: string, context = '.', ...options: string[]): Promise<number> {
  const started = performance.now()
  const date = `SOURCE_DATE_EPOCH=${sourceDate.getTime() / 1000}`
  await docker('build', '--quiet', '--tag', tag, '--build-arg', date, ...options, context)
  return performance.now() - started
}
