import { transform } from 'lightningcss'

/** A browser's version as lightningcss takes it: a byte each. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** Those of Vite's `baseline-widely-available`, for which the site's own sheet is written. */
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
}

/** The same rules in fewer bytes, without the prefixes that no such browser needs. */
export const minified = (css: string): string =>
  transform({ filename: 'inline.css', code: Buffer.from(css), minify: true, targets }).code.toString()
