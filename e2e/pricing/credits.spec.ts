import { expect, type Page } from '@playwright/test'
import { creditTable } from '../../scripts/content/pricing/credits.ts'
import { readSources } from '../../scripts/content/sources.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf, namespaceOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'

const shown = pages.find((page) =>
  (
    readSources('en').get(namespaceOf(page)) as unknown as { blocks: { type: string; example?: true }[] }
  ).blocks.some(({ type, example }) => type === 'credits' && !example),
)
const address = (language: (typeof wholeLanguages)[number]) =>
  hrefOf((shown as (typeof pages)[number]).path, language)
const control = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const largest = creditTable.credits.at(-1) ?? ''
const [first] = creditTable.targets

test.skip(shown === undefined, 'no page shows the credits')

for (const language of wholeLanguages)
  test(`a credit is worked out while one types, by keyboard, in ${language}`, async ({ page }) => {
    await page.goto(address(language))
    await hydrated(page)
    const answer = page.locator('form output')
    await control(page, 'target').focus()
    for (const name of ['days', 'measured', 'measure', 'fee']) {
      await page.keyboard.press('Tab')
      await expect(control(page, name)).toBeFocused()
    }
    await control(page, 'measure').selectOption('percent')
    await control(page, 'measured').fill('0')
    await control(page, 'fee').fill('1,000.00')
    await expect(answer).toContainText((Number(largest) * 10).toFixed(2))
    await control(page, 'measured').fill(first?.target ?? '')
    await expect(answer).toContainText('0.00')
    for (const nonsense of ['-5', 'much', '101', '']) {
      await control(page, 'measured').fill(nonsense)
      await expect(control(page, 'measured')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator(`#${await described(page)}`)).toContainText('100')
      await expect(answer).toHaveText('–')
    }
    expect(await violations(page)).toEqual([])
  })

const described = async (page: Page) =>
  escaped((await control(page, 'measured').getAttribute('aria-describedby')) ?? '')
const escaped = (id: string) => id.replace(/[^\w-]/g, (sign) => `\\${sign}`)

test('without scripts the table remains', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.url + address('en'))
  await expect(page.locator('form [name="fee"]')).toBeHidden()
  for (const { target } of creditTable.targets)
    await expect(page.getByRole('rowheader', { name: `${target}%`, exact: true }).first()).toBeVisible()
  await context.close()
})
