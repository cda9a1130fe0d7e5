import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files worth compressing; must agree with `$vary` in nginx/snippets/negotiation.conf. */
const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|md|csv|webmanifest|ico)$/

/** Names with a single spelling in a URL; must agree with `$plain_path` in nginx/snippets/redirects.conf. */
const plainName = /^(?:\.well-known\/)?[\w~-][\w.~/-]*$/

/** The trees by the names that nginx.conf uses. */
const trees = {
  id: async (content: Buffer) => content,
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
}

export const treeNames = Object.keys(trees)

/** Lists the public files of a build, sorted, as paths from `dist`: no source maps, no dot files but .well-known. */
export async function publicFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .filter((path) => !path.endsWith('.map') && !/(?:^|\/)\.(?!well-known\/)/.test(path))
    .sort()
}

/**
 * Writes the public files of `dist` three times under the same names: `out/id` unchanged, `out/gz` and `out/br` compressed, if they are pages
 * or compression makes them smaller. nginx then serves precompressed files without a module and derives the content type from the name's
 * extension. The result depends only on the content of `dist`.
 */
export async function buildTrees(dist: string, out: string): Promise<void> {
  const files = await publicFiles(dist)
  if (files.length === 0) throw new Error(`no files in ${dist}: run the build first`)
  const ambiguous = files.find((path) => !plainName.test(path))
  if (ambiguous) throw new Error(`${ambiguous}: the server answers for letters, digits and - . _ ~ only`)
  await Promise.all(files.map((path) => addToTrees(dist, out, path)))
}

async function addToTrees(dist: string, out: string, path: string): Promise<void> {
  const content = await readFile(join(dist, path))
  await writeDated(join(out, 'id', path), content)
  if (!compressible.test(path)) return
  for (const tree of ['gz', 'br'] as const) {
    const compressed = await trees[tree](content)
    // Writes pages to every tree, so that for pages the tree alone determines the encoding ($page_encoding).
    if (compressed.length < content.length || path.endsWith('.html'))
      await writeDated(join(out, tree, path), compressed)
  }
}

/** Seconds since 1970, from 1990 to 2007: in the past for any server's clock. */
const firstSecond = 631_152_000
const seconds = 2 ** 29

/**
 * Derives a file's time from its content. nginx computes the ETag from time and size, so all servers and rebuilds agree on it, and it changes
 * even if the size does not.
 */
async function writeDated(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  const time = firstSecond + (createHash('sha256').update(content).digest().readUInt32BE() % seconds)
  await utimes(file, time, time)
}
