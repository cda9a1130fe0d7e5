import type { Plugin } from 'vite'

/** The module that Vite imports wherever the app has an `import()`. */
const vitesHelper = '\0vite/preload-helper.js'

/**
 * Bundles the app as the page's first entry, since the build puts the boot script into the page itself (scripts/build/boot-script.ts). Puts
 * src/browser/load-chunk.ts in the place of Vite's preload helper.
 */
export const loadChunks = (): Plugin => ({
  name: 'load-chunks',
  apply: 'build',
  enforce: 'pre',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/boot.ts', '/src/main.tsx') },
  load: (id) =>
    id === vitesHelper ? "export { __vitePreload } from '/src/browser/load-chunk.ts'" : undefined,
})

/** Lists an `import()`'s dependencies for Vite. Includes the chunk itself even if it imports no other; Vite would then list nothing. */
export const withChunk = (chunk: string, imported: string[]): string[] =>
  imported.length > 0 ? imported : [chunk]
