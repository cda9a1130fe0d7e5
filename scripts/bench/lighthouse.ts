import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pRetry from 'p-retry'
import { pageOfKind } from '../../src/catalogue/some-page.fixture.ts'
import { hrefOf } from '../../src/catalogue/urls.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { serveNginx } from '../serve/nginx.ts'
import { launchOptions } from '../shared/chromium.ts'
import { median } from '../shared/median.ts'
import { printTable } from './table.ts'

/** Installed on demand, since its 244 MB of dependencies serve no other command. */
const version = '13.5.0'

/** Home, a service, a calculator and a legal page. */
const paths = (['home', 'service', 'calculator', 'legal'] as const).flatMap((kind) =>
  languageCodes.map((language) => hrefOf(pageOfKind(kind).path, language)),
)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  ['first-contentful-paint', 'FCP, ms', 0],
  ['largest-contentful-paint', 'LCP, ms', 0],
  ['total-blocking-time', 'TBT, ms', 0],
  ['cumulative-layout-shift', 'CLS', 3],
] as const

/** The fields of a report that are used here (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md). */
interface Report {
  /** From 0 to 1. */
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>
  readonly audits: Readonly<Record<(typeof audits)[number][0], { readonly numericValue: number }>>
}

const run = promisify(execFile)

const examine = async (url: string): Promise<Report> => {
  const { executablePath, args } = launchOptions()
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', '--no-enable-error-reporting'],
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless', ...args].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  )
  return JSON.parse(stdout)
}

const row = (path: string, reports: readonly Report[]) => [
  path,
  ...categories.map((name) =>
    String(median(reports.map((report) => Math.round(report.categories[name].score * 100)))),
  ),
  ...audits.map(([name, , digits]) =>
    median(reports.map((report) => report.audits[name].numericValue)).toFixed(digits),
  ),
]

/**
 * Medians of Lighthouse runs with its simulated phone. Retries a run whose trace Lighthouse has lost, as it sometimes does.
 * @throws when that happens three times
 */
export const benchLighthouse = async (rounds: number): Promise<void> => {
  // As in production: a preview build blocks search engines, which lowers the score.
  const site = await serveNginx({ dist: 'dist', env: { SITE_INDEXING: 'on' } })
  const reports = new Map(paths.map((path): [string, Report[]] => [path, []]))
  for (let round = 0; round < rounds; round++)
    for (const path of paths)
      reports.get(path)?.push(await pRetry(() => examine(site.url + path), { retries: 2 }))
  await site.stop()
  printTable(
    `Lighthouse ${version}, mobile`,
    ['', 'performance', 'accessibility', 'best practices', 'SEO', ...audits.map(([, name]) => name)],
    paths.map((path) => row(path, reports.get(path) ?? [])),
  )
}
