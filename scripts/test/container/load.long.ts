import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { hrefOf } from '../../../src/catalogue/urls.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { type Load, load } from '../../shared/wrk.ts'
import { peakMemory, type SiteContainer, startSiteOnHost } from './site-container.ts'
import { startSlowClients } from './slow-clients.ts'

const wanted = 2_000_000
/** Minimum number of requests for a meaningful result; how many a round sends depends on the machine. */
const enough = wanted / 10
/** Seconds of one round of load. */
const seconds = 20
/** Maximum number of rounds, whatever was reached. */
const mostRounds = 20
const slowClients = 1000
/** The image's folder of uncompressed files. */
const served = '/srv/site/www/id'

/** Every page, and every other file that the image serves. */
const everyPath = async (site: SiteContainer): Promise<string[]> => {
  const found = await site.exec('find', served, '-type', 'f')
  const files = found.split('\n').map((line) => line.trim().replace(served, ''))
  const addresses = languageCodes.flatMap((language) => pages.map(({ path }) => hrefOf(path, language)))
  return [...addresses, ...files.filter((file) => file && !file.endsWith('.html'))]
}

/** A script for wrk that requests the paths in turn. */
const scriptOf = (paths: readonly string[]) =>
  `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end`

const report = (what: string, { requests, requestsPerSecond, failed, p99 }: Load) =>
  console.log(
    `${what}: ${requests} requests, ${failed} failed, ${requestsPerSecond.toFixed(0)}/s, p99 ${p99} ms`,
  )

test(`up to ${wanted} requests for every page and file, none fails`, async () => {
  const site = await startSiteOnHost()
  const folder = await mkdtemp(join(tmpdir(), 'site-load-'))
  const paths = await everyPath(site)
  expect(paths.length).toBeGreaterThan(250)
  const script = join(folder, 'paths.lua')
  await writeFile(script, scriptOf(paths))
  const options = { seconds, connections: 32, script, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }
  const rounds: Load[] = []
  const sum = (key: 'requests' | 'failed') => rounds.reduce((total, round) => total + round[key], 0)
  while (sum('requests') < wanted && rounds.length < mostRounds) rounds.push(await load(site.url, options))
  const memory = (await peakMemory(site)) / 2 ** 20
  const p99 = Math.max(...rounds.map((round) => round.p99))
  console.log(
    `${sum('requests')} requests for ${paths.length} paths, ${sum('failed')} failed; p99 of the slowest round ${p99} ms, memory ${memory.toFixed(0)} MiB at most`,
  )
  expect(sum('failed')).toBe(0)
  expect(sum('requests')).toBeGreaterThanOrEqual(enough)

  const alone = await load(site.url, options)
  const stop = startSlowClients(site.url, slowClients)
  const beside = await load(site.url, options)
  stop()
  report('alone', alone)
  report(`beside ${slowClients} slow clients`, beside)
  expect(beside.failed).toBe(0)
  expect(beside.requestsPerSecond).toBeGreaterThan(0.5 * alone.requestsPerSecond)
  await site.remove()
  await rm(folder, { recursive: true })
})
