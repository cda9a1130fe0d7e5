import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { splitHref } from '../../src/catalogue/urls.ts'
import { isLanguage, type Language } from '../../src/i18n/languages.ts'
import { brand } from '../../src/provider/brand.ts'
import { iconFiles } from '../build/brand/icons.ts'
import { lineCode } from '../build/brand/line-code.ts'
import { logoFiles } from '../build/brand/logo-files.ts'
import { weaveFiles } from '../build/brand/weave-files.ts'
import { mediaFolder, mediaOf, type Originals, outputsOf, readOriginals } from '../build/media/originals.ts'
import { contentTypeOf } from './content-types.ts'
import type * as Texts from './dev-texts.ts'
import { siteVariables } from './preview/site-variables.ts'
import { runStartup } from './startup.ts'

const textsPath = /^\/locales\/([a-z]{2})\/(.+)\.json$/

/**
 * Serves in development what the build and the start-up script would write: texts, updated when a locale file changes, config.js, and the
 * brand's pictures. Also serves the gallery of blocks and components, which no build contains.
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
    const mediaHere = openMedia(server)
    const textsAt = textsOf(server, mediaHere)
    server.middlewares.use(async ({ url = '/' }, response, next) => {
      try {
        const path = url.replace(/[?#].*/, '')
        const body =
          path === '/config.js'
            ? await config
            : ((await textsAt(path)) ?? (await fileAt(path, mediaHere)) ?? (await pictureAt(path)))
        if (body === undefined) return next()
        response.writeHead(200, { 'content-type': contentTypeOf(path) })
        response.end(body)
      } catch (error) {
        next(error)
      }
    })
  },
})

let pictures: Promise<Readonly<Record<string, string | Buffer>>> | undefined

const drawPictures = async () => ({
  'line.svg': await lineCode(),
  ...weaveFiles(),
  ...(await logoFiles()),
  ...(await iconFiles(brand.product)),
})

/** Returns a picture or the manifest that the build makes from the brand; the first request makes all of them. */
const pictureAt = async (path: string) => {
  if (!/\.(?:svg|png|ico|webmanifest)$/.test(path)) return undefined
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

/** Originals for the gallery of blocks. */
const samplesFolder = 'fixtures/media'

/** Returns the provider's originals and the gallery's, read on first use and after each change. */
const openMedia = ({ watcher }: ViteDevServer) => {
  let originals: Promise<Originals> | undefined
  watcher.on('all', (_event, file) => {
    if (file.includes(`/${mediaFolder}/`)) originals = undefined
  })
  const read = async () => new Map([...(await readOriginals(samplesFolder)), ...(await readOriginals())])
  return () => {
    originals ??= read()
    return originals
  }
}

/** Makes a file of a photograph or video when a page requests it. */
const fileAt = async (path: string, originals: () => Promise<Originals>) =>
  path.startsWith('/assets/media/') ? outputsOf(await originals()).get(path)?.() : undefined

/** Answers requests for texts; an edited locale file or a new photograph takes effect at once. */
const textsOf = (server: ViteDevServer, originals: () => Promise<Originals>) => {
  const { watcher, hot } = server
  const compiled = new Map<Language, ReadonlyMap<string, unknown>>()
  watcher.on('all', (_event, file) => {
    if (!file.includes('/locales/') && !file.includes(`/${mediaFolder}/`)) return
    compiled.clear()
    hot.send({ type: 'full-reload' })
  })
  const compiledIn = async (language: Language) => {
    const media = mediaOf(await originals())
    // By Vite, whose configuration would otherwise bundle the compiler and with it the calculators.
    const { textsIn } = (await server.ssrLoadModule('/scripts/serve/dev-texts.ts')) as typeof Texts
    return textsIn(language, media)
  }
  return async (url: string): Promise<string | undefined> => {
    const [, language, namespace = ''] = textsPath.exec(url) ?? []
    if (!isLanguage(language)) return undefined
    const texts = compiled.get(language) ?? (await compiledIn(language))
    compiled.set(language, texts)
    const text = texts.get(namespace)
    return text === undefined ? undefined : JSON.stringify(text)
  }
}
