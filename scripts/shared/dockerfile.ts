import { readFileSync } from 'node:fs'

/** The images that a Dockerfile builds on or copies from, without its own stages. The last stage's base comes last. */
export function baseImages(dockerfile: string): string[] {
  const named = readFileSync(dockerfile, 'utf8').matchAll(/^(?:FROM |COPY --from=)(\S+:\S+)/gm)
  return [...new Set([...named].map(([, image]) => image as string))]
}

/** Name and version without the digest, which an image that comes from no registry cannot have. */
export const withoutDigest = (image: string): string => image.replace(/@sha256:.*/, '')

/**
 * Returns a Dockerfile with other digests of its base images.
 * @param digestOf an image's name and version → the digest that its registry gives today, such as `sha256:…`
 */
export const withDigests = (dockerfile: string, digestOf: (image: string) => string): string =>
  dockerfile.replaceAll(
    /^((?:FROM |COPY --from=)([^\s@]+:[^\s@]+)@)sha256:[\da-f]{64}/gm,
    (_, before: string, image: string) => `${before}${digestOf(image)}`,
  )

/** Returns a Dockerfile without one of its stages: an engine without BuildKit builds every stage above the one wanted. */
export const withoutStage = (dockerfile: string, name: string): string =>
  dockerfile
    .split(/^(?=FROM )/m)
    .filter((stage) => !stage.split('\n')[0]?.endsWith(` AS ${name}`))
    .join('')
