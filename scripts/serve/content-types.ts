import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const readTypes = (): ReadonlyMap<string, string> => {
  const source = readFileSync(join(import.meta.dirname, '../../nginx/snippets/types.conf'), 'utf8')
  const [, listed = ''] = /^charset_types (.+);$/m.exec(source) ?? []
  /** Types to which nginx adds a charset. */
  const withCharset = ['text/html', ...listed.split(' ')]
  return new Map(
    [...source.matchAll(/^ {2}([a-z]+\/\S+) (.+);$/gm)].flatMap(([, type = '', extensions = '']) =>
      extensions
        .split(' ')
        .map((extension) => [`.${extension}`, withCharset.includes(type) ? `${type}; charset=utf-8` : type]),
    ) as [string, string][],
  )
}

/** Read on first use: the image's build, which loads Vite's configuration, has no nginx files. */
let types: ReadonlyMap<string, string> | undefined

/** The `Content-Type` that nginx gives a file by its extension; `undefined` if it knows none (nginx/snippets/types.conf). */
export const contentTypeOf = (file: string): string | undefined => {
  types ??= readTypes()
  return types.get(extname(file))
}
