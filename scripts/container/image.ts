import { docker } from './docker.ts'

export const siteImage = 'cloud-site:test'

/**
 * Builds the Dockerfile of this repository.
 * @returns how long it took, in ms
 */
export async function build(tag: string, ...options: string[]): Promise<number> {
  const started = performance.now()
  await docker('build', '--quiet', '--tag', tag, ...options, '.')
  return performance.now() - started
}
