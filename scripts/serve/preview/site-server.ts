import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { splitHref } from '../../../src/catalogue/urls.ts'
import { languages } from '../../../src/i18n/languages.ts'
import { contentTypeOf } from '../content-types.ts'
import { nginxHeaders } from './nginx-headers.ts'
import { readMaps } from './nginx-maps.ts'

/**
 * Makes Vite's preview server respond like nginx: clean addresses, redirects to them, real 404s, the start-up script's files, and the same
 * headers. Without compression.
 * @param facts the build's facts for nginx (scripts/build/nginx/site-facts.ts)
 */
export const siteServer = (dist: string, runDir: string, facts = `${dist}-server/site.conf`): Plugin => ({
  name: 'site-server',
  // Vite's default would add headers that nginx does not send.
  config: () => ({ preview: { cors: false } }),
  configurePreviewServer: ({ middlewares }) => {
    const headersOf = nginxHeaders(runDir, facts)
    const redirects = redirectsIn(facts)
    middlewares.use((request, response) => {
      const { pathname, search, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
      const begin = (status: number, uri: string, contentType: string, location?: string) => {
        const headers = headersOf({ status, uri, contentType, query, requestHeaders: request.headers })
        return response.writeHead(status, {
          ...headers,
          'content-type': contentType,
          ...(location !== undefined && { location }),
        })
      }
      const send = (status: number, root: string, file: string, tree = '') => {
        const uri = `${tree}/${relative(root, file).replaceAll(sep, '/')}`
        createReadStream(file).pipe(begin(status, uri, contentTypeOf(file) ?? 'application/octet-stream'))
      }
      const clean = redirects.get(pathname) ?? cleanAddress(pathname)
      if (clean !== undefined) return void begin(301, pathname, 'text/html', clean + search).end()
      const written = fileAt(join(runDir, 'www'), pathname)
      if (written) return send(200, join(runDir, 'www'), written)
      const file = isErrorPage(pathname) ? undefined : siteFile(dist, pathname)
      if (file) return send(200, dist, file, '/id')
      if (pathname.startsWith('/assets/'))
        return void begin(404, pathname, 'text/plain; charset=utf-8').end('not found\n')
      send(404, dist, join(dist, languages[splitHref(pathname).language].prefix, '404.html'), '/id')
    })
  },
})

/** The build's redirects to pages, which nginx reads from the same file. */
const redirectsIn = (facts: string): ReadonlyMap<string, string> =>
  new Map(readMaps(readFileSync(facts, 'utf8')).get('redirected_to')?.rows)

const isErrorPage = (pathname: string) => /\/(?:404|431)$/.test(pathname)

/** The address `/x` for `/x/`, `/x.html` and `/x/index.html`. Plain characters only, so that nothing else from a URL reaches a header. */
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
