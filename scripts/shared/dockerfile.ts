import { readFileSync } from 'node:fs'

/** The images that a Dockerfile builds on or copies from, without its own stages. The last stage's base comes last. */
export function baseImages(dockerfile: string): string[] {
  const named = readFileSync(dockerfile, 'utf8').matchAll(/^(?:FROM |COPY --from=)(\S+:\S+)/gm)
  return [...new Set([...named].map(([, image]) => image as string))]
}
