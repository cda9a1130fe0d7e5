import type { Plugin } from 'vite'
import { fontCss } from './font-css.ts'
import { loadFaces } from './loaded-faces.ts'

/**
 * Emits or serves the site's font files. Their `@font-face` rules are inlined in the page: the build writes those of the page's language
 * (scripts/build/page-document.ts), the development server all.
 */
export const fonts = (): Plugin => ({
  name: 'fonts',
  async buildStart() {
    if (this.environment.mode !== 'build' || this.environment.config.consumer !== 'client') return
    for (const { href, file } of await loadFaces())
      this.emitFile({ type: 'asset', fileName: href.slice(1), source: file })
  },
  transformIndexHtml: async (_html, { server }) =>
    server ? [{ tag: 'style', children: fontCss(await loadFaces()) }] : [],
  configureServer: (server) => {
    server.middlewares.use(async ({ url }, response, next) => {
      const face = (await loadFaces()).find(({ href }) => href === url)
      if (!face) return next()
      response.writeHead(200, { 'content-type': 'font/woff2' })
      response.end(face.file)
    })
  },
})
