import { expect } from '@playwright/test'
import { readSources } from '../../scripts/content/sources.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf, namespaceOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { prices } from '../../src/pricing/prices.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'

const blocksOf = (page: (typeof pages)[number]) =>
  (
    readSources('en').get(namespaceOf(page)) as unknown as {
      blocks: { type: string; part?: string; id: string }[]
    }
  ).blocks
const shown = pages.flatMap((page) =>
  blocksOf(page).flatMap(({ type, part, id }) =>
    type === 'prices' && part === 'list' ? [{ page, id }] : [],
  ),
)

for (const { page: listed, id } of shown)
  for (const language of wholeLanguages) {
    const address = hrefOf(listed.path, language)

    test(`${address} has every item without scripts, and its files need no login`, async ({
      browser,
      server,
      request,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(server.url + address)
      const list = page.locator(`#${id}`)
      for (const { name } of prices.items)
        await expect(list.getByRole('rowheader', { name: name[language], exact: true })).toHaveCount(1)
      await expect(list).toContainText(prices.version)
      const files = await list
        .locator('a[download]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(files.length).toBe(2)
      for (const file of files) {
        const answer = await request.get(file as string)
        expect(answer.status()).toBe(200)
        expect(await answer.text()).toContain(prices.version)
      }
      await context.close()
    })

    test(`${address} has its prices in one line down all groups, on tablets too`, async ({ page }) => {
      for (const width of [820, viewports.desktop.width]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address)
        const ends = await page
          .locator(`#${id} table`)
          .evaluateAll(
            (tables, groups) =>
              tables
                .slice(0, groups)
                .map((table) =>
                  Math.round(table.querySelectorAll('tbody td')[1]?.getBoundingClientRect().right ?? 0),
                ),
            prices.groups.length,
          )
        expect(ends.length).toBe(prices.groups.length)
        expect(new Set(ends).size, `${width}: ${ends}`).toBe(1)
      }
    })

    test(`${address} on paper repeats its heads and cuts no row`, async ({ page }) => {
      await page.goto(address)
      await hydrated(page)
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      // The width of A4 between the margins.
      await page.setViewportSize({ width: 672, height: 1000 })
      const styles = await page.locator('main table').evaluateAll((tables) =>
        tables.map((table) => {
          const head = getComputedStyle(table.querySelector('thead') as Element)
          const rows = [...table.querySelectorAll('tr')].map((row) => getComputedStyle(row).breakInside)
          return {
            head: head.display,
            rows: [...new Set(rows)],
            tooWide: table.scrollWidth > table.clientWidth,
          }
        }),
      )
      expect(styles.length).toBeGreaterThan(prices.groups.length)
      for (const style of styles)
        expect(style).toEqual({ head: 'table-header-group', rows: ['avoid'], tooWide: false })
    })
  }
