import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pages } from '../../../src/catalogue/pages.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { printTable } from '../table.ts'
import { growSite } from './grown-site.ts'

/** HTML pages in all languages. */
const sizes = [110, 1100, 5500]

/** What the timed build prints. */
interface Timed {
  pages: number
  seconds: number
  prerenderSeconds: number
}

/** Memory of a process group, in MiB. */
const memoryOf = (group: number) => {
  const rows = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, kibibytes = 0]) => sum + (pgid === group ? kibibytes / 1024 : 0), 0)
}

const measure = async (size: number) => {
  const site = growSite(Math.max(0, Math.round(size / languageCodes.length) - pages.length))
  try {
    const child = spawn(process.execPath, ['scripts/bench/build/timed-build.ts'], {
      cwd: site.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      // Gets its own process group, so that its children are counted too.
      detached: true,
    })
    let peakMebibytes = 0
    const watch = setInterval(() => {
      peakMebibytes = Math.max(peakMebibytes, memoryOf(child.pid ?? 0))
    }, 100)
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]).finally(() =>
      clearInterval(watch),
    )
    if (code !== 0) throw new Error(`the build of ${size} pages ended with ${code}`)
    const timed = JSON.parse(printed.trim().split('\n').at(-1) as string) as Timed
    return { ...timed, peakMebibytes }
  } finally {
    site.remove()
  }
}

/** Builds the site and two larger ones. Leaves out link preview pictures, which are cached between builds. */
export const benchBuild = async (): Promise<void> => {
  const built: Awaited<ReturnType<typeof measure>>[] = []
  for (const size of sizes) built.push(await measure(size))
  const [smallest] = built as [(typeof built)[number]]
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
