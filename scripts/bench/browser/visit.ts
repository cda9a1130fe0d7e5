import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** Lighthouse's slow 4G and its phone: four times slower than this machine, with a denser screen. */
const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false }
export const slowdown = 4
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Milliseconds since navigation start, except `shift`; bytes and requests as sent, after compression. */
export interface Load {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly longestTask: number
  readonly accordion: number
  /** Time at which the app had hydrated the page; 0 without an app. */
  readonly takenOver: number
  readonly shift: number
  readonly kilobytes: number
  readonly scriptKilobytes: number
  readonly requests: number
}

interface Seen {
  paint: number
  shift: number
  /** Durations of tasks of 50 ms or more, in ms. */
  tasks: number[]
  accordion: number
}
type Watched = typeof globalThis & { seen: Seen }

/** Runs before the page's own scripts: records performance entries and opens the first question as soon as it is painted. */
const watch = () => {
  const seen: Seen = { paint: 0, shift: 0, tasks: [], accordion: 0 }
  ;(globalThis as Watched).seen = seen
  const observe = (
    type: string,
    see: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as never)
    })
    observer.observe({ type, buffered: true })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ duration }) => seen.tasks.push(duration))
  const openFirst = () => {
    const question = document.querySelector<HTMLElement>('main details > summary')
    if (!question || performance.getEntriesByName('first-contentful-paint').length === 0)
      return requestAnimationFrame(openFirst)
    question.click()
    // A separate task runs right after this frame is painted.
    setTimeout(() => {
      seen.accordion = performance.now()
    })
  }
  requestAnimationFrame(openFirst)
}

const throttle = async (session: CDPSession) => {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Opens a new page on the slow connection and processor. */
export const openSlowPage = async (context: BrowserContext): Promise<{ page: Page; session: CDPSession }> => {
  const page = await context.newPage()
  // Allows for a busy machine with a throttled processor.
  page.setDefaultTimeout(120_000)
  const session = await context.newCDPSession(page)
  await throttle(session)
  return { page, session }
}

/** Opens a page and waits until the app has taken over and no more requests follow. */
export const openTakenOver = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await takenOver(page)
  await page.waitForLoadState('networkidle')
}

const takenOver = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 100 })

/** Measures in a fresh browser context each round. */
export const inFreshContexts = async <Result>(
  browser: Browser,
  rounds: number,
  measure: (context: BrowserContext) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result[]> => {
  const results: Result[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...phone, ...options })
    results.push(await measure(context))
    await context.close()
  }
  return results
}

/** Loads a page for the first time and waits until no more requests follow. */
export const measureLoad = async (context: BrowserContext, url: string): Promise<Load> => {
  const { page, session } = await openSlowPage(context)
  const scripts = new Set<string>()
  let [bytes, scriptBytes, requests] = [0, 0, 0]
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests++
    // Matched by name, because the boot script fetches the app's scripts before running them.
    if (request.url.endsWith('.js')) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await page.addInitScript(watch)
  await page.goto(url)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  // A slow processor hydrates long after the last response; the copy without scripts never does.
  if (scripts.size > 0) await takenOver(page)
  await page.waitForTimeout(500)
  const { firstPaint, hydrated, seen } = await page.evaluate(() => {
    const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime
    const { seen } = globalThis as Watched
    return {
      firstPaint: timeOf('first-contentful-paint') ?? Number.NaN,
      hydrated: timeOf('hydrated') ?? 0,
      seen,
    }
  })
  await page.close()
  return {
    firstPaint,
    largestPaint: seen.paint,
    blocking: seen.tasks.reduce((sum, duration) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...seen.tasks),
    accordion: seen.accordion,
    takenOver: hydrated,
    shift: seen.shift,
    kilobytes: bytes / 1000,
    scriptKilobytes: scriptBytes / 1000,
    requests,
  }
}
