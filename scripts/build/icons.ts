import type { Plugin } from 'vite'
import { drawIconFile } from '../../src/pictograms/draw.ts'

const query = '?icon'

/** Gives scripts that import an icon (`….svg?icon`) its drawing as one short path: most pages hold a dozen of them. */
export const icons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  load: (source) =>
    source.endsWith(query)
      ? `export default ${JSON.stringify(drawIconFile(source.slice(0, -query.length)))}`
      : undefined,
})
