import { type BrowserContext, chromium } from '@playwright/test'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { hrefOf, pathOf } from '../../../src/catalogue/urls.ts'
import { readSources } from '../../content/sources.ts'
import { launchOptions } from '../../shared/chromium.ts'
import { median } from '../../shared/median.ts'
import { printTable } from '../table.ts'
import { type Approach, measureNavigation } from './navigate.ts'
import { serveVariant, type Variant, variants } from './variants.ts'
import { type Load, measureLoad, phone } from './visit.ts'

/** The home page, service pages with questions in both languages, and the longest page. */
const service = pageOfKind('service')
const paths = ['/', service.path, hrefOf(service.path, 'th'), pathOf('privacy')]
const rows: readonly [key: keyof Load, name: string, digits: number][] = [
  ['firstPaint', 'first paint, ms', 0],
  ['largestPaint', 'largest paint, ms', 0],
  ['accordion', 'a question is open, ms', 0],
  ['takenOver', 'the app has taken over, ms', 0],
  ['blocking', 'beyond 50 ms in tasks, ms', 0],
  ['longestTask', 'longest task (from 50 ms), ms', 0],
  ['shift', 'layout shift', 4],
  ['kilobytes', 'kB on first load', 1],
  ['scriptKilobytes', 'kB of scripts', 1],
  ['requests', 'requests', 0],
]

/** Runs each job on every variant, in a fresh browser context. Rotates the order of variants each round, so that none always goes first. */
const interleaved = async <Job>(
  rounds: number,
  jobs: readonly Job[],
  run: (job: Job, variant: Variant, context: BrowserContext, url: string) => Promise<void>,
) => {
  const browser = await chromium.launch(launchOptions())
  const servers = await Promise.all(
    variants.map(async (variant) => ({ variant, ...(await serveVariant(variant)) })),
  )
  for (let round = 0; round < rounds; round++)
    for (const job of jobs)
      for (let turn = 0; turn < servers.length; turn++) {
        const { variant, url } = servers[(round + turn) % servers.length] as (typeof servers)[number]
        // The CSP lacks the hashes of the modified copies' inline styles.
        const context = await browser.newContext({ ...phone, bypassCSP: variant !== 'site', locale: 'en-GB' })
        await run(job, variant, context, url)
        await context.close()
      }
  await Promise.all(servers.map((server) => server.stop()))
  await browser.close()
}

const ratio = (value: number, base: number) => (base > 0 ? (value / base).toFixed(2) : '–')

const heads = ['', 'site ÷ plain', 'site ÷ client', 'site', 'plain HTML', 'client-rendered']
const cells = (name: string, of: (variant: Variant) => number, digits: number) => {
  const [site, plain, client] = variants.map(of) as [number, number, number]
  return [
    name,
    ratio(site, plain),
    ratio(site, client),
    ...[site, plain, client].map((value) => value.toFixed(digits)),
  ]
}

/** Medians of first loads. */
export const benchLoads = async (rounds: number): Promise<void> => {
  const loads = new Map<string, Load[]>()
  const listOf = (variant: Variant, path: string) => {
    const key = `${variant} ${path}`
    const list = loads.get(key) ?? []
    loads.set(key, list)
    return list
  }
  await interleaved(rounds, paths, async (path, variant, context, url) => {
    listOf(variant, path).push(await measureLoad(context, url + path))
  })
  for (const path of paths)
    printTable(
      `First load of ${path}`,
      heads,
      rows.map(([key, name, digits]) =>
        cells(name, (variant) => median(listOf(variant, path).map((load) => load[key])), digits),
      ),
    )
}

const from = pathOf('services')
const { h1 } = readSources('en').get(service.namespace) as { h1: string }
const to = { path: service.path, words: h1 }

const ways: readonly (readonly [name: string, way: Approach])[] = [
  ['at once', { by: 'link' }],
  ['after pointing at it for 1 s', { by: 'pointing', seconds: 1 }],
  ['0.5 s after its menu opened', { by: 'menu', seconds: 0.5 }],
  ['2.5 s after its menu opened', { by: 'menu', seconds: 2.5 }],
]

/** Medians of navigations by click. */
export const benchNavigation = async (rounds: number): Promise<void> => {
  const times = new Map<string, number[]>()
  await interleaved(rounds, ways, async ([name, way], variant, context, url) => {
    const key = `${name} ${variant}`
    times.set(key, [...(times.get(key) ?? []), await measureNavigation(context, url + from, to, way)])
  })
  printTable(
    `From a click on ${from} to the painted heading of ${to.path}, ms`,
    heads,
    ways.map(([name]) => cells(name, (variant) => median(times.get(`${name} ${variant}`) ?? []), 0)),
  )
}
