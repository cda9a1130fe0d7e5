export interface SiteFacts {
  /** CSP sources of the build's inline `<style>` elements: `sha256-` and 44 characters of base64, without quotes. */
  readonly styleHashes: readonly string[]
  /** The one `v` with which the page requests every locale file: 16 hexadecimal digits. */
  readonly localesVersion: string
}

/** Emotion creates empty `<style>` elements at run time and fills them through CSSOM, which needs no hash of its own. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** nginx reads one parameter into a buffer of 4096 bytes. */
const maxParameterBytes = 4000

/**
 * What nginx must know of a build, as the configuration file `build/site.conf` of its prefix.
 * @throws when a hash or the version has another form, or when the hashes do not fit one parameter
 */
export function siteFacts({ styleHashes, localesVersion }: SiteFacts): string {
  const hashes = [...new Set([emptyStyle, ...styleHashes])].sort()
  const bad = hashes.find((hash) => !/^sha256-[A-Za-z0-9+/]{43}=$/.test(hash))
  if (bad !== undefined) throw new Error(`not a CSP hash: ${bad}`)
  if (!/^[0-9a-f]{16}$/.test(localesVersion)) throw new Error(`not a locales version: ${localesVersion}`)
  const sources = hashes.map((hash) => `'${hash}'`).join(' ')
  if (sources.length > maxParameterBytes)
    throw new Error(`${hashes.length} style hashes are too many for one header`)
  return `map "" $style_hashes {\n  default "${sources}";\n}\nmap "" $locales_version {\n  default ${localesVersion};\n}\n`
}
