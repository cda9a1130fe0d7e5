import type { Plugin } from 'vite'
import { drawIconFile } from '../content/pictograms/draw.ts'

const query = '?icon'

/** Resolves icon imports (`….svg?icon`) to one short path each, since most pages contain a dozen icons. */
export const icons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  load: (source) =>
    source.endsWith(query)
      ? `export default ${JSON.stringify(drawIconFile(source.slice(0, -query.length)))}`
      : undefined,
})
