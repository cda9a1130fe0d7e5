import { readFileSync } from 'node:fs'

/** The images that a Dockerfile builds on or copies from; its own stages left out. The last is what the last stage builds on. */
export function baseImages(dockerfile: string): string[] {
  const named = readFileSync(dockerfile, 'utf8').matchAll(/^(?:FROM |COPY --from=)(\S+:\S+)/gm)
  return [...new Set([...named].map(([, image]) => image as string))]
}
