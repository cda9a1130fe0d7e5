import { transform } from 'lightningcss'

/** The oldest browsers in which pages have their layout (docs/engines.md), by lightningcss's names: the target of style sheets. */
const oldest = { chrome: 92, edge: 92, firefox: 91, safari: 15, ios_saf: 15 }

/** The oldest supported browsers, by Vite's names. */
export const layoutTarget = Object.entries(oldest).map(
  ([name, version]) => `${name.replace('_saf', '')}${version}`,
)

/** Encodes a version for lightningcss: one byte for each part. */
const targets = Object.fromEntries(Object.entries(oldest).map(([name, version]) => [name, version << 16]))

/** Minifies rules for these browsers. */
export const minified = (css: string): string =>
  transform({ filename: 'inline.css', code: Buffer.from(css), minify: true, targets }).code.toString()
