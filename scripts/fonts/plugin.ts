import type { Plugin } from 'vite'
import { fontCss } from './font-css.ts'
import { loadFaces } from './loaded-faces.ts'

const id = 'virtual:fonts.css'

/** Gives the site its `@font-face` rules (`virtual:fonts.css`) and serves or emits the font files that they name. */
export const fonts = (): Plugin => ({
  name: 'fonts',
  // Their addresses are final: Vite need not look for the files.
  config: () => ({ build: { rolldownOptions: { external: [/^\/assets\/[\w-]+\.woff2$/] } } }),
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  async load(source) {
    if (source !== `\0${id}`) return undefined
    const faces = await loadFaces()
    if (this.environment.mode === 'build')
      for (const { href, file } of faces)
        this.emitFile({ type: 'asset', fileName: href.slice(1), source: file })
    return fontCss(faces)
  },
  configureServer: (server) => {
    server.middlewares.use(async ({ url }, response, next) => {
      const face = (await loadFaces()).find(({ href }) => href === url)
      if (!face) return next()
      response.writeHead(200, { 'content-type': 'font/woff2' })
      response.end(face.file)
    })
  },
})
