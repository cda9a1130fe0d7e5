import { expect } from '@playwright/test'
import { menus } from '../../src/catalogue/navigation.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { pathOf } from '../../src/catalogue/urls.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, headingOf, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

test('every menu opens, is walked and is left by the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const [index, { groups }] of menus.entries()) {
    const summary = page.locator('header summary').nth(index)
    const panel = page.locator('header details').nth(index)
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toHaveAttribute('open')
    for (const path of groups.flatMap((group) => group.pages).map(pathOf))
      await expect(panel.locator(`a[href="${path}"]`)).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(panel).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
  }
})

test('one menu at a time; a press outside and a followed link close it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const open = page.locator('header details[open]')
  await page.locator('header summary').nth(0).click()
  await page.locator('header summary').nth(1).click()
  await expect(open).toHaveCount(1)
  await page.mouse.click(700, 880)
  await expect(open).toHaveCount(0)
  await page.locator('header summary').nth(0).click()
  await open.locator(`a[href="${chosen.otherService}"]`).click()
  await expect(page).toHaveURL(chosen.otherService)
  await expect(open).toHaveCount(0)
  await expect(page.locator('header summary[data-current]')).toHaveCount(1)
  await expect(page.locator('header a[aria-current=page]')).toHaveAttribute('href', chosen.otherService)
})

test('a page below one that the header names marks that one in the header', async ({ page }) => {
  const below = pages.find(({ path }) => path.startsWith(`${pathOf('pricing')}/`))
  test.skip(!below, 'no page is below the prices')
  await page.goto(below?.path ?? '/')
  await hydrated(page)
  await expect(page.locator('header a[data-current]')).toHaveAttribute('href', pathOf('pricing'))
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('header a[data-current]')).toHaveCount(0)
})

test('the page that a menu promotes is framed up to the edge at which the menu ends', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  for (const [index, { id, promoted }] of menus.entries()) {
    if (!promoted) continue
    await page.locator('header summary').nth(index).click()
    const panel = page.locator('header details').nth(index)
    const entry = panel.locator(`li:has(> a[href="${pathOf(promoted)}"])`).last()
    await expect(entry, id).not.toHaveCSS('border-inline-end-width', '0px')
    const edges = await entry.evaluate((element) => {
      const groups = element.closest('details > div')?.firstElementChild as HTMLElement
      const { paddingInlineEnd } = getComputedStyle(groups)
      return [
        element.getBoundingClientRect().right,
        groups.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd),
      ].map(Math.round)
    })
    expect(edges[0], id).toBe(edges[1])
  }
})

/** Height of the tallest column, if blocks fill a number of columns in their order as evenly as they can. */
const evenest = (blocks: readonly number[], columns: number): number => {
  const all = blocks.reduce((sum, block) => sum + block, 0)
  if (columns === 1) return all
  return Math.min(
    ...blocks.map((_, at) => {
      const first = blocks.slice(0, at + 1).reduce((sum, block) => sum + block, 0)
      return Math.max(first, evenest(blocks.slice(at + 1), columns - 1))
    }),
    all,
  )
}

test('groups that share columns fill them as evenly as their lists allow, and the overview is set apart below', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  for (const [index, { overview, groups }] of menus.entries()) {
    await page.locator('header summary').nth(index).click()
    const panel = page.locator('header details').nth(index)
    const entries = await panel
      .locator('p + ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect))
    const ends = [...new Set(entries.map(({ left }) => left))].map((left) =>
      Math.max(...entries.filter((entry) => entry.left === left).map(({ bottom }) => bottom)),
    )
    const height = entries[0]?.height ?? 0
    const blocks = await panel
      .locator('div:has(> p + ul)')
      .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().toJSON() as DOMRect))
    const tallest = Math.max(...ends) - Math.min(...blocks.map(({ top }) => top))
    // With a column for each, groups are as long as their lists.
    if (groups.length > 3)
      expect(tallest, menus[index]?.id).toBeLessThanOrEqual(
        evenest(
          blocks.map((block) => block.height),
          3,
        ),
      )
    if (groups.length === 1)
      expect(Math.max(...ends) - Math.min(...ends), menus[index]?.id).toBeLessThan(2 * height)
    if (!overview) continue
    const link = await panel.locator(`a[href="${pathOf(overview)}"]`).boundingBox()
    expect(link?.y, menus[index]?.id).toBeGreaterThan(Math.max(...ends))
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer opens and closes by the keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const drawer = page.locator('#navigation')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await drawer.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(drawer.locator(`a[href="${chosen.service}"]`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('pressing the name of a menu below the open one opens that menu', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const names = page.locator('#navigation summary')
    await names.nth(0).click()
    const last = page.locator('#navigation details').last()
    await last.locator('summary').click()
    await expect(last).toHaveAttribute('open')
    await expect(page.locator('#navigation details[open]')).toHaveCount(1)
  })

  test('the drawer closes when the focus leaves it and when a link is followed', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const drawer = page.locator('#navigation')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await drawer.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await drawer.locator('summary').first().click()
    await drawer.locator(`a[href="${chosen.service}"]`).click()
    await expect(page).toHaveURL(chosen.service)
    await expect(drawer).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open and lead on', async ({ page }) => {
    await page.goto('/')
    await page.locator('header summary').first().click()
    await page.locator(`header details[open] a[href="${chosen.service}"]`).click()
    await expect(page.locator('h1')).toContainText(headingOf(chosen.service))
    const answer = page.locator('main details:has(> p)').first()
    await answer.locator('summary').click()
    await expect(answer.locator('p')).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the drawer opens and leads on', async ({ page }) => {
      await page.goto('/th')
      await page.locator('button[popovertarget]:visible').click()
      await page.locator('#navigation summary').first().click()
      await page.locator(`#navigation details[open] a[href="${inThai(chosen.service)}"]`).click()
      await expect(page.locator('h1')).toContainText(headingOf(chosen.service, 'th'))
    })
  })
})

test('a menu opened before the style sheet has come shows nothing until then', async ({ page }) => {
  let release = () => {}
  const delayed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/style-*.css', async (route) => {
    await delayed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('header summary').nth(0).click()
  const links = page.locator('header details[open] a')
  await expect(links).not.toHaveCount(0)
  await expect(links.filter({ visible: true })).toHaveCount(0)
  release()
  await expect(links.filter({ visible: true })).not.toHaveCount(0)
})
