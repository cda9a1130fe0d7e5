import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lookup, readMaps, substitute } from './nginx-maps.ts'

const snippets = join(import.meta.dirname, '../../../nginx/snippets')
/** Values of nginx's variables for a response. `$uri` is the chosen file below its encoding's tree, or the path if there is no file. */
export interface Answered {
  readonly status: number
  readonly uri: string
  readonly contentType: string
  readonly requestHeaders: Readonly<Record<string, string | string[] | undefined>>
  readonly query: URLSearchParams
}

/**
 * The headers that nginx adds to a response, derived from its configuration, from the start-up script's output in `runDir`, and from the
 * build's facts. Leaves out empty ones.
 */
export const nginxHeaders = (
  runDir: string,
  facts: string,
): ((answered: Answered) => Record<string, string>) => {
  const files = [...configurationOf(snippets), ...configurationOf(runDir), facts]
  const maps = readMaps(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
  const ofPages = addedBy('snippets/page-headers.conf', runDir)
  const ofOthers = addedBy('snippets/headers.conf', runDir)
  return (answered) => {
    const lookup = lookupOf(answered)
    const added = /^\/id\/.+\.html$/.test(answered.uri) ? ofPages : ofOthers
    const headers = added.map(([name, value]) => [name, substitute(value, maps, lookup)] as const)
    return Object.fromEntries(headers.filter(([, value]) => value !== ''))
  }
}

const configurationOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.conf'))
    .map((name) => join(folder, name))

/** The headers that a file adds and those of the files that it includes. */
const addedBy = (file: string, runDir: string): (readonly [name: string, value: string])[] => {
  const [folder, name = ''] = file.split('/')
  const source = readFileSync(join(folder === 'run' ? runDir : snippets, name), 'utf8')
  const lines = source.matchAll(/^(?:include (\S+)|add_header (\S+) (?:"([^"]*)"|(\S+)) always);$/gm)
  return [...lines].flatMap(([, included, header = '', quoted, plain]) =>
    included ? addedBy(included, runDir) : [[header, quoted ?? plain ?? ''] as const],
  )
}

const lookupOf =
  ({ status, uri, contentType, requestHeaders, query }: Answered): Lookup =>
  (name) => {
    if (name === 'status') return String(status)
    if (name === 'uri') return uri
    // The preview serves the build's uncompressed tree.
    if (name === 'tree') return 'id'
    if (name === 'sent_http_content_type') return contentType.split(';')[0]
    if (name.startsWith('http_')) return String(requestHeaders[name.slice(5).replaceAll('_', '-')] ?? '')
    return name.startsWith('arg_') ? (query.get(name.slice(4)) ?? '') : undefined
  }
