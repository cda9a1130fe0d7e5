import { expect } from '@playwright/test'
import searchWords from '../../locales/search-words.json' with { type: 'json' }
import { pages } from '../../src/catalogue/pages.ts'
import { inOtherLayout } from '../../src/search/keyboard-layout.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, sourceOf } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'
import { dialog, field, openByKey, options, sought } from './support.ts'

test.use({ locale: 'en-GB' })

/** A word that Thai pages have and English ones do not. */
const onlyThai =
  pages
    .map(({ path }) => sourceOf(path, 'th').label)
    .find((label) => /^[ก-๛]+$/.test(label) && !JSON.stringify(searchWords).includes(label)) ?? ''

test('leads by keyboard from a question to the section that answers it', async ({ page, complaints }) => {
  await openByKey(page, '/')
  await field(page).fill(sought.misspelt)
  await expect(options(page).first()).toContainText(sought.label)
  await expect(page.locator('dialog mark').first()).toHaveText(sought.label)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const section = options(page).nth(1)
  await expect(section).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await section.getAttribute('id')) ?? '')
  const target = await section.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target ?? '')
  await expect(dialog(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('opens with questions that find pages, and with the ways to the areas', async ({ page }) => {
  await openByKey(page, '/')
  const links = dialog(page).getByRole('listitem').getByRole('link')
  await expect(links).not.toHaveCount(0)
  await dialog(page).locator('p:has(+ button) + button').first().click()
  await expect(options(page)).not.toHaveCount(0)
  await expect(links).toHaveCount(0)
  await field(page).fill('')
  await links.first().click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).not.toHaveURL('/')
})

test('shows each page with its pictogram and purpose, and every page on demand', async ({ page }) => {
  await openByKey(page, '/')
  // Begins words of every provider's pages.
  await field(page).fill('ser')
  const pages = dialog(page).getByRole('group')
  await expect(pages).toHaveCount(8)
  const first = pages.first().getByRole('option').first()
  await expect(first.locator('strong')).toHaveText(/\w/)
  await expect(first.locator('svg path')).toHaveAttribute('d', /^M/)
  await expect(first.locator('span')).toHaveText(/\w/)
  await page.getByRole('button', { name: /^Show all \d+ pages$/ }).click()
  await expect.poll(() => pages.count()).toBeGreaterThan(8)
  await expect(field(page)).toBeFocused()
})

test('is read out as a combobox with its list of pages and their sections', async ({ page }) => {
  await openByKey(page, '/')
  await field(page).fill(sought.name)
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search this site" [expanded] [active]: ${sought.name}
      - button "Close"
      - status: /Pages found/
      - listbox "Results":
        - group "${sought.label}":
          - option /${sought.label} .+/ [selected]
  `)
})

test('answers each key with at most three new options, before sections and the pages below follow', async ({
  page,
}) => {
  await openByKey(page, '/')
  await field(page).fill(sought.name)
  await expect(options(page).first()).toBeVisible()
  const added = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('dialog input[role="combobox"]')
    const list = document.querySelector('dialog [role="listbox"]')
    if (!input || !list) return []
    input.select()
    const counts: number[] = []
    for (const letter of 'ransomware recovery') {
      const before = new Set(list.querySelectorAll('[role="option"]'))
      document.execCommand('insertText', false, letter)
      await Promise.resolve()
      counts.push(
        [...list.querySelectorAll('[role="option"]')].filter((option) => !before.has(option)).length,
      )
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    }
    return counts
  })
  expect(added).toHaveLength(19)
  expect(Math.max(...added)).toBeGreaterThan(0)
  expect(Math.max(...added)).toBeLessThanOrEqual(3)
  await expect(options(page).nth(4)).toBeVisible()
})

test('walks round the list by arrows in both directions', async ({ page }) => {
  await openByKey(page, '/')
  await field(page).fill(sought.name)
  // Sections and further pages are rendered later than the first three pages.
  await expect.poll(() => options(page).count()).toBeGreaterThan(3)
  await expect(page.locator('dialog mark').first()).toBeVisible()
  const selected = page.locator('[role="option"][aria-selected="true"]')
  await page.keyboard.press('ArrowUp')
  expect(await selected.getAttribute('id')).toBe(await options(page).last().getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  expect(await selected.getAttribute('id')).toBe(await options(page).first().getAttribute('id'))
})

test('closes with Esc and gives the focus back', async ({ page }) => {
  await page.goto('/th')
  await hydrated(page)
  const link = page.locator('header a[data-opens-search]:visible').first()
  await link.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('opens with a slash, except in a text field or when the shortcut is switched off', async ({ page }) => {
  await page.goto(chosen.contact)
  await hydrated(page)
  await page.locator('main textarea').first().press('Slash')
  await expect(page.locator('main textarea').first()).toHaveValue('/')
  await expect(dialog(page)).toHaveCount(0)
  await page.locator('h1').click()
  await page.keyboard.press('Slash')
  await dialog(page).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Slash')
  await expect(dialog(page)).toHaveCount(0)
})

test('understands the wrong keyboard layout, offers the other language, and keeps searches in the browser', async ({
  page,
}) => {
  await openByKey(page, '/')
  await field(page).fill(inOtherLayout(sought.name))
  await page.getByRole('button', { name: sought.name }).click()
  await expect(options(page).first()).toContainText(sought.label)
  await field(page).press('Enter')
  await expect(page).toHaveURL(sought.path)
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('button', { name: sought.name })).toBeVisible()
  await field(page).fill(onlyThai)
  await expect(dialog(page).getByText('Found in Thai:')).toBeVisible()
  await expect(page.locator('dialog a[hreflang="th"]').first()).toBeVisible()
})

for (const language of ['en', 'th'])
  for (const width of [320, 360, 390, 1440])
    test(`is accessible and fits ${width} px in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 })
      await openByKey(page, language === 'en' ? '/' : '/th')
      await field(page).fill(language === 'en' ? 'backup' : 'สำรองข้อมูล')
      await expect(options(page).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      const room = dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(await room).toBeLessThanOrEqual(0)
    })

test('opens again right after it was closed, before the browser fires its close event', async ({ page }) => {
  await openByKey(page, '/')
  await page.evaluate(async () => {
    const closed = document.querySelector('dialog')
    const closing = new Promise((resolve) => closed?.addEventListener('close', resolve))
    closed?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true }))
    await closing
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})
