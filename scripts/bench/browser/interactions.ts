import { chromium, type Locator, type Page } from '@playwright/test'
import { pages } from '../../../src/catalogue/pages.ts'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { hrefOf, pathOf } from '../../../src/catalogue/urls.ts'
import { serveNginx } from '../../serve/nginx.ts'
import { launchOptions } from '../../shared/chromium.ts'
import { median } from '../../shared/median.ts'
import { printTable } from '../table.ts'
import { inFreshContexts, openTakenOver, slowdown } from './visit.ts'

interface Interaction {
  readonly name: string
  readonly path: string
  /** What is pressed, once; a field is typed into. */
  readonly target: (page: Page) => Locator
  readonly act?: 'type'
}

const calculators = pages.filter(({ kind }) => kind === 'calculator')

/** What visitors press and type most, on phones; only in what the provider has. */
const interactions: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    target: (page) => page.locator('header button[popovertarget]:visible').last(),
  },
  {
    name: 'open a question',
    path: pageOfKind('service').path,
    target: (page) => page.locator('main details > summary:visible').first(),
  },
  {
    name: 'open the search',
    path: '/',
    target: (page) => page.locator(`header a[href^="${pathOf('search')}"]:visible`),
  },
  ...calculators.map(({ id, path }) => ({
    name: `type into ${id}`,
    path,
    target: (page: Page) => page.locator('main form input[inputmode]:visible').first(),
    act: 'type' as const,
  })),
  {
    name: 'type an amount into the prices',
    path: pathOf('pricing'),
    target: (page) => page.locator('main form input[inputmode]:visible').first(),
    act: 'type',
  },
]

type Watched = typeof globalThis & { interactions: Map<number, number> }

/** Runs before the page's own scripts: records each interaction's time to the next paint, which Chromium rounds to 8 ms. */
const watch = () => {
  const seen = new Map<number, number>()
  ;(globalThis as Watched).interactions = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId) seen.set(interactionId, Math.max(seen.get(interactionId) ?? 0, duration))
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const durations = (page: Page) => page.evaluate(() => [...(globalThis as Watched).interactions.values()])

/** The longest interaction of one visit: of a press, or of the keys of a number. */
const measure = async (page: Page, url: string, { path, target, act }: Interaction): Promise<number> => {
  await page.addInitScript(watch)
  await openTakenOver(page, url + hrefOf(path, 'en'))
  const pressed = target(page)
  await pressed.scrollIntoViewIfNeeded()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (act === 'type') {
    await pressed.focus()
    await page.keyboard.press('Control+a')
    for (const key of '128') {
      await page.keyboard.press(key)
      await page.waitForTimeout(300)
    }
  } else await pressed.click()
  // Entries are delivered when the browser is idle.
  await page.waitForTimeout(1000)
  // Nothing is recorded of what took less than the threshold.
  return Math.max(0, ...(await durations(page)))
}

/** Medians and maxima of the longest interaction of each visit. */
export const benchInteractions = async (rounds: number): Promise<void> => {
  const server = await serveNginx({ dist: 'dist' })
  const browser = await chromium.launch(launchOptions())
  const rows: string[][] = []
  for (const interaction of interactions) {
    const longest = await inFreshContexts(
      browser,
      rounds,
      async (context) => measure(await context.newPage(), server.url, interaction),
      { locale: 'en-GB' },
    )
    rows.push([interaction.name, median(longest).toFixed(0), Math.max(...longest).toFixed(0)])
  }
  await browser.close()
  await server.stop()
  printTable(
    `Interactions on a processor ${slowdown} times slower, to the next paint, ms`,
    ['', 'median', 'longest'],
    rows,
  )
}
