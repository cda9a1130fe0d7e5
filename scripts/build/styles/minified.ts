import { transform } from 'lightningcss'

/** Encodes a browser version for lightningcss: one byte for each part. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** The browsers of Vite's `baseline-widely-available`, which the site's own sheet is written for. */
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
}

/** Minifies rules and drops the prefixes that none of these browsers needs. */
export const minified = (css: string): string =>
  transform({ filename: 'inline.css', code: Buffer.from(css), minify: true, targets }).code.toString()
