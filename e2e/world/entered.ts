import { expect, type Locator, type Page } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { prices } from '../../src/pricing/prices.ts'
import { actBeforeHydration } from '../support/hydrated.ts'

const first = (kind: string) => onePerKind.find((page) => page.kind === kind)?.path ?? ''

/** Pages with a form, one for each way in which forms store their input. */
export const formPages: readonly string[] = [
  // The short estimate, which a price list may lack.
  ...(prices.quick ? [first('home')] : []),
  first('contact'),
  first('pricing'),
  ...pages.filter(({ kind }) => kind === 'calculator').map(({ path }) => path),
]

const form = (page: Page): Locator => page.locator('main form').first()

const text = (page: Page): Locator =>
  form(page).locator('input:visible:is([type=text], :not([type])):not([tabindex="-1"])').first()
// What is folded comes later than the page.
const menu = (page: Page): Locator => form(page).locator('select:visible:not(details *)').first()
const fold = (page: Page): Locator => page.locator('main details').first()

/** Fills a form's first text field and menu, opens a fold, and leaves the caret after the first letter of the text. */
const enter = async (page: Page): Promise<void> => {
  if ((await menu(page).count()) > 0)
    await menu(page).evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = select.selectedIndex === 1 ? 2 : 1
    })
  if ((await fold(page).count()) > 0)
    await fold(page).evaluate((details: HTMLDetailsElement) => (details.open = true))
  await text(page).fill('12')
  await text(page).press('ArrowLeft')
}

/** Values of the form's controls and the caret's position. */
const entered = async (page: Page) => ({
  text: await text(page).inputValue(),
  menu: (await menu(page).count()) > 0 ? await menu(page).inputValue() : undefined,
  open:
    (await fold(page).count()) > 0
      ? await fold(page).evaluate((details: HTMLDetailsElement) => details.open)
      : undefined,
  caret: await text(page).evaluate((input: HTMLInputElement) =>
    document.activeElement === input ? input.selectionStart : undefined,
  ),
})

/**
 * Fills a page's form before the app has loaded and expects that the input survives hydration.
 * @param meanwhile runs after the input, still without the app
 */
export const expectEntriesStay = async (
  page: Page,
  path: string,
  meanwhile = async () => {},
): Promise<void> => {
  let before = {}
  await actBeforeHydration(page, path, async () => {
    await enter(page)
    before = await entered(page)
    await meanwhile()
  })
  expect(await entered(page), path).toEqual(before)
}

/** Expects that typing continues where it was and that the form uses the values that it shows. */
export const expectTypingGoesOn = async (page: Page): Promise<void> => {
  const output = page.locator('main form output').first()
  const answer = (await output.count()) > 0 ? await output.textContent() : undefined
  await page.keyboard.type('5')
  await expect(text(page)).toHaveValue('152')
  if (answer) await expect(output).not.toHaveText(answer)
  if ((await page.locator('[data-answer]').count()) > 0) await expect(page).toHaveURL(/[=.]152\b/)
}
