import { spawnSync } from 'node:child_process'
import { pages } from '../../../src/catalogue/pages.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { printTable } from '../table.ts'
import { growSite } from './grown-site.ts'

/** HTML pages in all languages. */
const sizes = [110, 1100, 5500]

interface Built {
  pages: number
  seconds: number
  prerenderSeconds: number
  peakMebibytes: number
}

const measure = (size: number): Built => {
  const site = growSite(Math.max(0, Math.round(size / languageCodes.length) - pages.length))
  try {
    const script = 'scripts/bench/build/timed-build.ts'
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
      cwd: site.folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(stdout.trim().split('\n').at(-1) as string) as Built
  } finally {
    site.remove()
  }
}

/** Builds the site and two larger ones, without pictures for link previews, which are kept from build to build. */
export const benchBuild = (): void => {
  const built = sizes.map(measure)
  const [smallest] = built as [Built]
  printTable(
    'Build: HTML pages in all languages',
    ['pages', 'seconds', 'ms per further page', 'peak MiB'],
    built.map(({ pages: count, seconds, prerenderSeconds, peakMebibytes }) => [
      String(count),
      seconds.toFixed(1),
      count === smallest.pages
        ? '–'
        : ((1000 * (prerenderSeconds - smallest.prerenderSeconds)) / (count - smallest.pages)).toFixed(2),
      peakMebibytes.toFixed(0),
    ]),
  )
}
