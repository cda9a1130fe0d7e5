import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { splitHref } from '../../src/catalogue/urls.ts'
import { type Compiled, compile } from '../../src/content/compile.ts'
import { readSources } from '../../src/content/sources.ts'
import { isLanguage, type Language } from '../../src/i18n/languages.ts'
import { lineCode } from '../build/brand/line-code.ts'
import { logoFiles } from '../build/brand/logo-files.ts'
import { weaveFiles } from '../build/brand/weave-files.ts'
import { siteVariables } from './preview/site-variables.ts'
import { pseudoSources } from './pseudo.ts'
import { runStartup } from './startup.ts'

const textsPath = /^\/locales\/([a-z]{2})\/(.+)\.json$/

/**
 * Serves in development what the build and the start-up script would write: texts, renewed when a locale file changes, config.js, and the
 * brand's pictures; and the gallery of blocks and components, which no build has.
 */
export const devSite = (): Plugin => ({
  name: 'dev-site',
  apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
  transformIndexHtml: (html, { originalUrl = '/' }) => {
    const { language, path } = splitHref(originalUrl.replace(/[?#].*/, ''))
    const inLanguage = html.replace('<html lang="en"', `<html lang="${language}"`)
    return path === '/gallery'
      ? inLanguage.replace('/src/boot.ts', '/scripts/serve/gallery/main.tsx')
      : inLanguage
  },
  configureServer: (server) => {
    const config = writeConfig()
    const textsAt = textsOf(server)
    server.middlewares.use(async ({ url = '/' }, response, next) => {
      try {
        const path = url.replace(/[?#].*/, '')
        const body = path === '/config.js' ? await config : (textsAt(path) ?? (await pictureAt(path)))
        if (body === undefined) return next()
        response.writeHead(200, { 'content-type': contentTypes[extname(path)] })
        response.end(body)
      } catch (error) {
        next(error)
      }
    })
  },
})

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

let pictures: Promise<Readonly<Record<string, string | Buffer>>> | undefined

const drawPictures = async () => ({ 'line.svg': await lineCode(), ...weaveFiles(), ...(await logoFiles()) })

/** Returns a picture that pages show and the build draws from the brand; all are drawn when the first is asked for. */
const pictureAt = async (path: string) => {
  if (!path.endsWith('.svg')) return undefined
  pictures ??= drawPictures()
  return (await pictures)[path.slice(1)]
}

const writeConfig = async () => {
  const runDir = await mkdtemp(join(tmpdir(), 'site-dev-'))
  const { code, messages } = await runStartup(runDir, siteVariables(process.env))
  process.stderr.write(messages)
  if (code !== 0) process.exit(1)
  return readFile(join(runDir, 'www/config.js'), 'utf8')
}

/** The texts, or with `PSEUDO=1` long and accented ones: what is clipped shows, and what was never a text. */
const shownSources = (language: Language) => {
  const sources = readSources(language)
  return process.env.PSEUDO === '1' ? pseudoSources(sources) : sources
}

/** Answers requests for texts; an edited locale file shows at once. */
const textsOf = ({ watcher, hot }: ViteDevServer) => {
  const compiled = new Map<Language, Compiled>()
  watcher.on('change', (file) => {
    if (!file.includes('/locales/')) return
    compiled.clear()
    hot.send({ type: 'full-reload' })
  })
  return (url: string): string | undefined => {
    const [, language, namespace = ''] = textsPath.exec(url) ?? []
    if (!isLanguage(language)) return undefined
    const texts = compiled.get(language) ?? compile(language, shownSources(language))
    compiled.set(language, texts)
    return namespace in texts ? JSON.stringify(texts[namespace]) : undefined
  }
}
