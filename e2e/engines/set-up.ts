import { cachedTrees } from '../../scripts/build/nginx/cached-trees.ts'
import { onPath } from '../../scripts/shared/debian.ts'
import { unavailable } from '../../scripts/test/result.ts'

const needed = [['firefox-esr', 'firefox'], ['WebKitWebDriver'], ['Xvfb']] as const

/** Vitest's global set-up: checks that the engines are installed, and compresses the site once. */
export default async function setUp(): Promise<void> {
  const missing = needed.filter((names) => !names.some(onPath)).map(([name]) => name)
  if (missing.length > 0) {
    console.log(`not run: Firefox and WebKit: ${missing.join(', ')} not installed`)
    process.exit(unavailable)
  }
  await cachedTrees('dist')
}
