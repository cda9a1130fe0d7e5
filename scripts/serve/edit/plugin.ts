import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { forgetFiles, problemText } from '../../build/problem-report.ts'
import type * as AllSources from '../../content/all-sources.ts'
import type * as Check from '../../content/check.ts'
import type { Problem } from '../../content/finding.ts'
import { fileOf } from '../../content/sources.ts'
import { contentTypeOf } from '../content-types.ts'
import { editorPolicy, localBackend } from './backends.ts'
import { cmsFiles } from './cms-files.ts'
import { loadSettings } from './load.ts'
import { answerMedia } from './media-folder.ts'
import { deleteRefusal, nameRefusal, renewList } from './page-list.ts'
import { answerFiles } from './pages-folder.ts'

const folder = import.meta.dirname

/** The content check's messages about a page, in every language, formatted for editors. */
const problemsOf = async (server: ViteDevServer, namespace: string) => {
  const { findProblems } = (await server.ssrLoadModule('/scripts/content/check.ts')) as typeof Check
  // Loaded by Vite, so that it uses the current catalogue, which decides what is an item.
  const { allSources } = (await server.ssrLoadModule('/scripts/content/all-sources.ts')) as typeof AllSources
  const files = languageCodes.map((language) => fileOf(language, namespace))
  forgetFiles()
  const messageOf = ({ advice, ...problem }: Problem) => ({
    advice,
    text: problemText({ ...problem, advice }),
  })
  return findProblems(allSources())
    .filter(({ file }) => files.includes(file))
    .map(messageOf)
}

const json = async (value: unknown) => JSON.stringify(await value)

/** Files under `/edit`, by path, in addition to those that `answerFiles` serves. */
const answers = (
  server: ViteDevServer,
): Readonly<Record<string, (query: URLSearchParams) => Promise<string | Buffer>>> => ({
  '/index.html': () => readFile(join(folder, 'browser/shell.htm')),
  '/shell.css': () => readFile(join(folder, 'browser/shell.css')),
  '/problems.json': (query) => json(problemsOf(server, query.get('namespace') ?? '')),
  ...Object.fromEntries(Object.entries(cmsFiles).map(([name, contents]) => [`/cms/${name}`, contents])),
  '/cms/index.html': async () => String(await cmsFiles['index.html']?.()).replace('POLICY', editorPolicy()),
  '/cms/editor.js': async () => `import '/scripts/serve/edit/browser/cms.ts'`,
  '/cms/settings.json': async () => json(loadSettings(localBackend)),
})

/** The editor of page files under `/edit/`: the CMS, which reads and writes the working tree, beside the page itself. */
export const editor = (): Plugin => ({
  name: 'editor',
  apply: 'serve',
  configureServer: (server) => {
    const answer = answers(server)
    // True from a change of the list of pages until the server has restarted.
    let isStarting = false
    server.middlewares.use('/edit', async (request, response, next) => {
      try {
        if (isStarting) {
          response.writeHead(503).end()
          return
        }
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === '/files' || pathname.startsWith('/files/')) {
          const { status, body } = await answerFiles(
            request,
            decodeURIComponent(pathname.slice('/files/'.length)),
            {
              create: (file) => nameRefusal(server, file),
              delete: async (file) => deleteRefusal(file),
            },
            async (file) => {
              isStarting ||= await renewList(file)
            },
          )
          response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          // Everything derived from the list of pages is made again.
          if (isStarting)
            response.once('finish', () =>
              server.restart().finally(() => {
                isStarting = false
              }),
            )
          response.end(body)
          return
        }
        if (pathname.startsWith('/media/')) {
          const { status, body } = await answerMedia(
            request,
            decodeURIComponent(pathname.slice('/media/'.length)),
          )
          response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(body)
          return
        }
        const path = pathname.replace(/\/$/, '/index.html')
        const body = await answer[path]?.(searchParams)
        if (body === undefined) return next()
        response.writeHead(200, { 'content-type': contentTypeOf(path), 'cache-control': 'no-store' })
        response.end(body)
      } catch (error) {
        next(error)
      }
    })
  },
})
