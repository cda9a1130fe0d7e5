import { fail } from '../shared/fail.ts'
import { benchLoads, benchNavigation } from './browser/browser.ts'
import { benchInteractions } from './browser/interactions.ts'
import { benchSearch } from './browser/search.ts'
import { benchBuild } from './build/build.ts'
import { benchCalculators } from './calculators.ts'
import { benchLighthouse } from './lighthouse.ts'

/** Rounds in the browser; medians are printed. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 10)
if (!Number.isInteger(rounds) || rounds < 1) fail('BENCH_ROUNDS must be a positive whole number')

const parts: Record<string, () => void | Promise<void>> = {
  loads: () => benchLoads(rounds),
  navigation: () => benchNavigation(rounds),
  search: () => benchSearch(rounds),
  interactions: () => benchInteractions(rounds),
  lighthouse: () => benchLighthouse(rounds),
  build: benchBuild,
  calculators: benchCalculators,
}

/** `npm run bench [PART…]` measures the last build: the named parts, or all. */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !parts[name])
if (unknown.length > 0) fail(`unknown: ${unknown.join(', ')}; choose from ${Object.keys(parts).join(', ')}`)
for (const [name, run] of Object.entries(parts)) if (named.length === 0 || named.includes(name)) await run()
