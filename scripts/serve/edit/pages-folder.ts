import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { localesFolder } from '../../content/sources.ts'

const pageFile = new RegExp(
  `^${localesFolder}/(?:${languageCodes.join('|')})/pages/(?:[\\w-]+/)*[\\w-]+\\.json$`,
)

export interface Answer {
  readonly status: number
  readonly body?: string
}

const refused = (body: string): Answer => ({ status: 403, body })

/** Whether a request comes from a page of this server: browsers set this header, so another site's page cannot forge it. */
export const isOwn = ({ headers }: IncomingMessage) => headers['sec-fetch-site'] === 'same-origin'

/**
 * Answers the editor's requests to list the page files of the working tree and to read, write or delete one. Gives no access to any other
 * file.
 *
 * @param refusals what is wrong with a new file's name, and with deleting a file
 * @param changed is awaited before the answer, after a file was written or deleted
 * @param path of a file from the project's folder; empty for the list
 */
export const answerFiles = async (
  request: IncomingMessage,
  path: string,
  refusals: Readonly<Record<'create' | 'delete', (path: string) => Promise<string | undefined>>>,
  changed: (path: string) => Promise<void>,
): Promise<Answer> => {
  if (!isOwn(request)) return refused('only the editor may ask')
  if (path === '' && request.method === 'GET') {
    const files = globSync(`${localesFolder}/*/pages/**/*.json`).map((file) => file.replaceAll('\\', '/'))
    return { status: 200, body: JSON.stringify(files.filter((file) => pageFile.test(file)).sort()) }
  }
  if (!pageFile.test(path)) return refused(`${path} is not a file of a page`)
  try {
    switch (request.method) {
      case 'GET':
        return { status: 200, body: await readFile(path, 'utf8') }
      case 'PUT': {
        const text = (await buffer(request)).toString('utf8')
        JSON.parse(text)
        const refusal = existsSync(path) ? undefined : await refusals.create(path)
        if (refusal) return { status: 409, body: refusal }
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
        await changed(path)
        return { status: 204 }
      }
      case 'DELETE': {
        const refusal = await refusals.delete(path)
        if (refusal) return { status: 409, body: refusal }
        await rm(path)
        await changed(path)
        return { status: 204 }
      }
      default:
        return { status: 405 }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { status: 404 }
    if (error instanceof SyntaxError) return { status: 400, body: error.message }
    throw error
  }
}
