import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { hrefOf } from '../../../src/catalogue/urls.ts'
import { type ByLanguage, forLanguage, type Language, languageCodes } from '../../../src/i18n/languages.ts'
import { serveNginx } from '../../serve/nginx.ts'
import { launchOptions } from '../../shared/chromium.ts'
import { median } from '../../shared/median.ts'
import { printTable } from '../table.ts'
import { inFreshContexts, openSlowPage, openTakenOver } from './visit.ts'

const queries: ByLanguage<string> = { en: 'ransomware recovery', th: 'โรงงานโดนแรนซัมแวร์' }

/** Milliseconds since the key press that opens the search; for each further key, until its results are in the document. */
interface Opening {
  readonly field: number
  readonly result: number
  readonly keys: readonly number[]
}

/** Runs in the page: enters a text as soon as the field exists and reports when its results have been painted. */
const openAndAsk = (text: string) =>
  new Promise<{ field: number; result: number }>((resolve) => {
    const start = performance.now()
    let field = 0
    const look = () => {
      const input = document.querySelector<HTMLInputElement>('dialog input[role="combobox"]')
      if (input && document.activeElement === input && !field) {
        field = performance.now() - start
        document.execCommand('insertText', false, text)
      }
      if (!document.querySelector('[role="option"]')) return requestAnimationFrame(look)
      // A separate task runs right after this frame is painted.
      setTimeout(() => resolve({ field, result: performance.now() - start }))
    }
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true }))
    requestAnimationFrame(look)
  })

/** Runs in the page: enters a text anew, letter by letter. */
const typeByLetters = async (text: string) => {
  const input = document.querySelector<HTMLInputElement>('dialog input[role="combobox"]')
  input?.select()
  const times: number[] = []
  for (const letter of text) {
    const start = performance.now()
    document.execCommand('insertText', false, letter)
    await Promise.resolve()
    times.push(performance.now() - start)
    await new Promise(requestAnimationFrame)
  }
  return times
}

const measure = async (page: Page, url: string, text: string): Promise<Opening> => {
  await openTakenOver(page, url)
  const opened = await page.evaluate(openAndAsk, text)
  return { ...opened, keys: await page.evaluate(typeByLetters, text) }
}

const visit = async (context: BrowserContext, url: string, language: Language): Promise<Opening> => {
  const { page } = await openSlowPage(context)
  const opening = await measure(page, url + hrefOf('/', language), forLanguage(queries, language))
  await page.close()
  return opening
}

/** Medians of the search's first use on the slow connection and processor. */
export const benchSearch = async (rounds: number): Promise<void> => {
  const server = await serveNginx({ dist: 'dist' })
  const browser = await chromium.launch(launchOptions())
  const rows: string[][] = []
  for (const language of languageCodes) {
    const openings = await inFreshContexts(browser, rounds, (context) => visit(context, server.url, language))
    const keys = [...forLanguage(queries, language)].map((_, at) =>
      median(openings.map(({ keys }) => keys[at] ?? 0)),
    )
    const times = [
      median(openings.map(({ field }) => field)),
      median(openings.map(({ result }) => result)),
      median(keys),
      Math.max(...keys),
    ]
    rows.push([language, ...times.map((time) => time.toFixed(0))])
  }
  await browser.close()
  await server.stop()
  printTable(
    'First use of the search, from opening it, ms',
    ['', 'field', 'first result', 'a further key, median', 'longest'],
    rows,
  )
}
