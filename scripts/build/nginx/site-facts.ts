import { treeNames } from './trees.ts'

export interface SiteFacts {
  /** By the path of a page's file in the build (`/services/rack.html`), the CSP sources of its inline `<style>` elements: `sha256-` and
   * 44 characters of base64, without quotes. */
  readonly styleHashes: ReadonlyMap<string, readonly string[]>
  /** The CSP sources of the inline scripts that every page has, in the same form. */
  readonly scriptHashes: readonly string[]
  /** The CSP source of the script in the page for cookies that are too large. */
  readonly tooLargeScript: string
  /** Whether search engines are blocked unless the environment says otherwise. */
  readonly isPreview: boolean
  /** Targets of redirects, by paths that have no page. */
  readonly redirects: readonly (readonly [from: string, to: string])[]
  /** `https://host`, without a slash at the end. */
  readonly siteUrl: string
}

/** Emotion creates empty `<style>` elements at run time and fills them through CSSOM, for which this hash suffices. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

const quoted = (hashes: readonly string[]) => `"${hashes.map((hash) => `'${hash}'`).join(' ')}"`

/**
 * Writes nginx's `build/site.conf`, with what it must know of a build. `$uri` is the file that try_files chose, below the tree of its
 * encoding.
 * @throws if a path or a hash is malformed
 */
export function siteFacts({
  styleHashes,
  scriptHashes,
  tooLargeScript,
  isPreview,
  redirects,
  siteUrl,
}: SiteFacts): string {
  for (const [path, hashes] of styleHashes) check(path, hashes)
  checkHashes(scriptHashes)
  checkHashes([tooLargeScript])
  // Lists each tree separately: looking up a string costs a quarter of matching an expression.
  const pages = [...styleHashes].flatMap(([path, hashes]) =>
    treeNames.map((tree) => `  /${tree}${path} ${quoted([emptyStyle, ...new Set(hashes)])};\n`),
  )
  return `map_hash_bucket_size 256;
map_hash_max_size ${hashSize(pages.length)};
map $uri $style_hashes {
  default ${quoted([emptyStyle])};
${pages.join('')}}
map $request_uri $is_page_address {
${addresses([...styleHashes.keys()])}  default "";
}
map $uri $language_prefix {
${languagePrefixes([...styleHashes.keys()])}  default "";
}
map "" $script_hashes {
  default ${quoted(scriptHashes)};
}
map "" $robots_of_build {
  default "${isPreview ? 'noindex, nofollow' : ''}";
}
map "" $too_large_script {
  default ${quoted([tooLargeScript])};
}
map $uri $redirected_to {
${redirects.map(redirect).join('')}  default "";
}
map "" $site_url {
  default ${siteUrl};
}
`
}

/** Includes each path with a trailing slash too, so that a single redirect is enough. */
const redirect = ([from, to]: readonly [string, string]) => {
  // A page may move to the home page, but not from there.
  const bad = [from, to].find((path, at) => !/^\/[\w/-]*\w$/.test(path) && !(at === 1 && path === '/'))
  if (bad !== undefined) throw new Error(`not a path: ${bad}`)
  return `  ${from} ${to};\n  ${from}/ ${to};\n`
}

/** Lists addresses: `/services/rack.html` answers at `/services/rack`; the pages of errors have no address. */
const addresses = (files: readonly string[]) =>
  files
    .filter((file) => !/\/(?:404|431)\.html$/.test(file))
    .map((file) => `  ${file.replace(/(?<=^\/)index\.html$|\.html$/, '')} 1;\n`)
    .join('')

/** Prefixes of paths that belong to a language: those with a 404 page of their own (`/th/404.html`). */
const languagePrefixes = (files: readonly string[]) =>
  files
    .map((file) => /^(\/[\w-]+)\/404\.html$/.exec(file)?.[1])
    .filter((prefix) => prefix !== undefined)
    .map((prefix) => `  "~^${prefix}(?:/|$)" ${prefix};\n`)
    .join('')

const check = (path: string, hashes: readonly string[]) => {
  if (!/^\/[\w./-]+\.html$/.test(path)) throw new Error(`not a page's file: ${path}`)
  checkHashes(hashes)
}

const checkHashes = (hashes: readonly string[]) => {
  const bad = hashes.find((hash) => !/^sha256-[A-Za-z0-9+/]{43}=$/.test(hash))
  if (bad !== undefined) throw new Error(`not a CSP hash: ${bad}`)
}

/** Size of the map's hash: nginx's default of 2048, or more if the pages need it. */
const hashSize = (pages: number) => Math.max(2048, 2 ** Math.ceil(Math.log2(pages * 2 + 1)))
