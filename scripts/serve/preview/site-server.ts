import { createReadStream, existsSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { splitHref } from '../../../src/catalogue/urls.ts'
import { languages } from '../../../src/i18n/languages.ts'
import { contentTypeOf } from '../content-types.ts'

/** nginx's answers for Vite's preview server: clean addresses, redirects to them, real 404s, and what the start-up script wrote. */
export const siteServer = (dist: string, runDir: string): Plugin => ({
  name: 'site-server',
  configurePreviewServer: (server) => {
    server.middlewares.use((request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      const clean = cleanAddress(pathname)
      if (clean !== undefined) return redirect(response, clean + search)
      const file =
        fileAt(join(runDir, 'www'), pathname) ??
        (isErrorPage(pathname) ? undefined : siteFile(dist, pathname))
      if (file) return send(response, 200, file)
      send(response, 404, join(dist, languages[splitHref(pathname).language].prefix, '404.html'))
    })
  },
})

const isErrorPage = (pathname: string) => /\/404$/.test(pathname)

/** `/x/`, `/x.html` and `/x/index.html` live at `/x`. Only plain characters: nothing of the address may end up in a header otherwise. */
const cleanAddress = (pathname: string): string | undefined => {
  if (!/^\/[\w.~/-]*$/.test(pathname) || pathname.startsWith('//')) return undefined
  const clean =
    pathname
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  return clean === pathname || isErrorPage(clean) ? undefined : clean
}

const siteFile = (dist: string, pathname: string) =>
  fileAt(dist, pathname === '/' ? '/index.html' : pathname) ?? fileAt(dist, `${pathname}.html`)

const fileAt = (folder: string, pathname: string): string | undefined => {
  const file = resolve(folder, `.${decode(pathname)}`)
  return file.startsWith(resolve(folder) + sep) && existsSync(file) && statSync(file).isFile()
    ? file
    : undefined
}

const decode = (pathname: string) => {
  try {
    return decodeURIComponent(pathname).replaceAll('\0', '')
  } catch {
    return pathname
  }
}

const redirect = (response: ServerResponse, location: string) => response.writeHead(301, { location }).end()

const send = (response: ServerResponse, status: number, file: string) => {
  response.writeHead(status, {
    'content-type': contentTypeOf(file) ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  })
  createReadStream(file).pipe(response)
}
