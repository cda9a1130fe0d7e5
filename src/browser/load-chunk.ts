import { announcedScripts } from './announced-scripts.ts'
import { arrive } from './arrive.ts'

/** Chunks loaded or on their way; those that the page lists were there before the app started. */
const chunks = new Map<string, Promise<void>>(
  (globalThis.document ? announcedScripts() : []).map((path) => [path, Promise.resolve()]),
)

const bring = (path: string) => {
  const chunk =
    chunks.get(path) ??
    arrive(path).catch((cause) => {
      chunks.delete(path)
      throw cause
    })
  chunks.set(path, chunk)
  return chunk
}

/**
 * Replaces Vite's helper, under its name, in every `import()` of the app (scripts/build/load-chunks.ts): first brings the script and those
 * that it imports, then runs it.
 * @param names paths from the root, without the slash in front
 */
export const __vitePreload = async <Module>(
  run: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> => {
  await Promise.all(names.map((name) => bring(`/${name}`)))
  return run()
}
