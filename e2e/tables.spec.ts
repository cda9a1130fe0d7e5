import { expect, type Page } from '@playwright/test'
import { blocksOf } from '../scripts/content/quality/blocks.ts'
import type { Json } from '../scripts/content/strings.ts'
import { viewports } from '../scripts/shared/viewports.ts'
import { pages } from '../src/catalogue/pages.ts'
import { hrefOf } from '../src/catalogue/urls.ts'
import { wholeLanguages } from '../src/i18n/languages.ts'
import { prices } from '../src/pricing/prices.ts'
import { hydrated } from './support/hydrated.ts'
import { unfold } from './support/page-checks.ts'
import { chosen, sourceOf } from './support/pages.ts'
import { test } from './support/site.ts'

const withTables = pages.filter(({ path }) =>
  blocksOf(sourceOf(path) as unknown as Json).some(({ type }) => type === 'table'),
)

/** What readers see of every table of a page's texts, unless it is folded; a calculator's results scroll in a frame of their own. */
const tablesOn = (page: Page) =>
  page.locator('main table:not(details:not([open]) *, .MuiTableContainer-root *)').evaluateAll((tables) =>
    tables.map((table) => {
      const rows = [...(table as HTMLTableElement).rows]
      const cells = rows.flatMap((row) => [...row.cells])
      return {
        name: table.getAttribute('aria-label'),
        columns: rows[0]?.cells.length ?? 0,
        isTable: rows.every((row) => getComputedStyle(row).display === 'table-row'),
        overflow: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
        smallest: Math.min(...cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize))),
      }
    }),
  )

for (const language of wholeLanguages)
  test(`tables of ${language} fit phones without scripts, those of two columns as tables`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(10_000 * withTables.length)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const { path } of withTables) {
      await page.goto(server.url + hrefOf(path, language))
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        for (const table of await tablesOn(page)) {
          const about = `${path} ${table.name} at ${width}`
          expect(table.overflow, about).toBeLessThanOrEqual(0)
          expect(table.smallest, about).toBeGreaterThanOrEqual(12)
          if (table.columns === 2) expect(table.isTable, about).toBe(true)
        }
      }
    }
    await context.close()
  })

const namedOnce = withTables.flatMap(({ path }) =>
  sourceOf(path).blocks.flatMap((block) =>
    block.type === 'table' && block.namesOnce ? [{ path, id: block.id }] : [],
  ),
)

test('lists whose cells say what they are show the column names to screen readers only', async ({ page }) => {
  test.setTimeout(10_000 * Math.max(1, namedOnce.length))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path, id } of namedOnce) {
    await page.goto(hrefOf(path, 'en'))
    for (const part of await page.locator(`#${id} summary`).all()) await part.click()
    for (const table of await page.locator(`#${id} table`).all()) {
      const isList = await table.evaluate((one) =>
        [...one.querySelectorAll('tbody tr')].every((row) => getComputedStyle(row).display !== 'table-row'),
      )
      if (!isList) continue
      await expect(table.locator('[data-column]'), path).toHaveCount(0)
      for (const name of await table.locator('thead th').all())
        await expect(name.locator('xpath=ancestor::thead'), path).toHaveCSS('clip-path', 'inset(50%)')
    }
  }
})

test('phones say whose a mark is: beside it, or once below a matrix', async ({ page }) => {
  await page.setViewportSize(viewports.phone)
  const paths = pages
    .map(({ path }) => path)
    .filter((path) =>
      blocksOf(sourceOf(path) as unknown as Json).some(
        ({ type, ...block }) => type === 'responsibility' || (type === 'table' && 'parties' in block),
      ),
    )
  test.skip(paths.length === 0, 'no page says who does what')
  test.slow()
  for (const path of paths) {
    await page.goto(path)
    await hydrated(page)
    await unfold(page)
    const silent = await page.locator('main [data-party]').evaluateAll((marks) => {
      const isRead = (mark: Element) => (mark.firstElementChild?.getBoundingClientRect().width ?? 0) > 2
      const partyOf = (mark: Element) => mark.getAttribute('data-party')
      const explained = new Set(marks.filter(isRead).map(partyOf))
      return marks
        .filter((mark) => !isRead(mark) && !explained.has(partyOf(mark)))
        .map((mark) => mark.outerHTML)
    })
    expect(silent, path).toEqual([])
  }
})

test('phones show all prices in one column at the right of their names, and the units below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(chosen.pricing)
  await hydrated(page)
  await unfold(page)
  for (const { name } of prices.items) {
    const row = page.locator('#price-list tr', {
      has: page.getByRole('rowheader', { name: name.en, exact: true }),
    })
    const [head, unit, price] = await row.locator('th, td').evaluateAll((cells) =>
      cells.slice(0, 3).map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    if (!head || !unit || !price) throw new Error(`${name.en} lacks cells`)
    expect(price.left, name.en).toBeGreaterThan(head.left)
    if (price.top < head.bottom - 1) expect(price.left, name.en).toBeGreaterThanOrEqual(head.right - 1)
    expect(unit.top, name.en).toBeGreaterThanOrEqual(price.bottom - 1)
    const edge = await row.evaluate((element) => element.getBoundingClientRect().right)
    for (const cell of [price, unit]) expect(edge - cell.right, name.en).toBeLessThan(1)
  }
})

test('columns of figures are aligned at their end, heads included', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(chosen.pricing)
  const aligned = await page.locator('#price-list tr > :nth-child(3)').evaluateAll((cells) => {
    // Tables of items, which begin with the same head; those without conditions lack the last one.
    const firstHead = (cell: Element | undefined) => cell?.closest('table')?.rows[0]?.cells[0]?.textContent
    return cells
      .filter((cell) => firstHead(cell) === firstHead(cells[0]))
      .map((cell) => getComputedStyle(cell).textAlign)
  })
  expect(aligned.length).toBeGreaterThan(prices.items.length)
  expect(new Set(aligned)).toEqual(new Set(['end']))
})
