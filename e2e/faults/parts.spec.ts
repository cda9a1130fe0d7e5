import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { visitorClock } from '../support/visitor-clock.ts'
import { faults } from './faults.ts'
import { outcomes } from './outcomes.ts'
import { type Part, parts } from './parts.ts'
import { tableUnder } from './table.ts'

test.use({ env: { META_PIXEL_ID: '1234567890123' }, locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const entryOf = <T>(record: Readonly<Record<string, T>>, name: string): T => {
  const value = record[name]
  if (value === undefined) throw new Error(`docs/faults.md names ${name}, which is unknown here`)
  return value
}

const countLoads = (page: Page) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  return () => loads
}

const visit = async (page: Page, { path, from }: Part) => {
  await page.goto(from ?? path, { waitUntil: 'commit' })
  if (!from) return
  await hydrated(page)
  await page.locator(`footer a[href="${path}"]`).first().click()
}

/** Expects a page that can be read and whose links work. */
const readAndLeave = async (page: Page, { path }: Part) => {
  await expect(page).toHaveURL(path)
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.locator('main').innerText()).not.toBe('')
  const away = path.startsWith('/th') ? inThai(chosen.elsewhere) : chosen.elsewhere
  await page.locator(`footer a[href="${away}"]`).first().click()
  await expect(page).toHaveURL(away)
  await expect(page.locator('h1')).toBeVisible()
}

const { columns, rows } = tableUnder('A part of the site')

/** Every part and every fault is met by some of these cells; the other cells take three times as long. */
const isOften = (row: number, column: number) => (row + column) % 3 === 0

for (const [row, [name = '', ...cells]] of rows.entries())
  for (const [index, outcome] of cells.entries()) {
    const fault = columns[index + 1] ?? ''
    const tag = isOften(row, index) ? [] : '@long'
    test(`${name}, ${fault}: ${outcome}`, { tag }, async ({ page }) => {
      const part = entryOf(parts, name)
      const cause = entryOf(faults, fault)
      const clock = await visitorClock(page)
      let requests = 0
      let answering = 0
      await page.route(/connect\.facebook\.net/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await page.route(part.pattern, async (route) => {
        requests++
        if (fault === '10 s late') return cause(route, clock)
        answering++
        await cause(route, clock)
        answering--
      })
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      const loads = countLoads(page)
      await visit(page, part)
      await entryOf(
        outcomes,
        outcome,
      )({
        page,
        clock,
        requests: () => requests,
        answering: () => answering,
        loads,
      })
      await readAndLeave(page, part)
      expect(errors.filter((message) => !/SyntaxError|Unexpected|Invalid/.test(message))).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto(part.path)
      await hydrated(page)
    })
  }
