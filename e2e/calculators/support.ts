import { readFile } from 'node:fs/promises'
import { type Browser, type Locator, type Page, test } from '@playwright/test'
import { readSources } from '../../scripts/content/sources.ts'
import { viewports } from '../../scripts/shared/viewports.ts'
import type { CalculatorId } from '../../src/calculators/ui/form/fields.ts'
import { isPageId } from '../../src/catalogue/pages.ts'
import { hrefOf, pathOf } from '../../src/catalogue/urls.ts'
import type { Language, WholeLanguage } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'

/** A calculator's own texts in its locale file. */
interface CalculatorTexts {
  readonly fields: Readonly<Record<string, { readonly label: string; readonly range?: string }>>
  readonly impossible?: Readonly<Record<string, string>>
}

export const textsOf = (language: Language, id: CalculatorId) =>
  readSources(language).get(`calculators/${id}`) as unknown as CalculatorTexts

/** Texts that all calculators share. */
export const sharedTexts = (language: Language) =>
  readSources(language).get('calculators/shared') as unknown as {
    readonly tools: Readonly<Record<string, string>>
    readonly errors: Readonly<Record<string, string>>
    readonly working: Readonly<Record<string, string>>
    readonly made: Readonly<Record<string, string>>
    readonly inputs: string
    readonly step: Readonly<Record<string, string>>
    readonly compare: Readonly<Record<string, string>>
    readonly reset: string
  }

/** A calculator's address; skips the test where the provider does not offer it. */
export const addressOf = (id: CalculatorId, language: Language = 'en', query = '') => {
  const page: string = id
  if (!isPageId(page)) {
    test.skip(true, `the provider does not offer ${id}`)
    return '/'
  }
  return `${hrefOf(pathOf(page), language)}${query && `?${query}`}`
}

/** Opens a calculator and waits until it responds to typing. */
export const open = async (page: Page, id: CalculatorId, query = '', language: Language = 'en') => {
  await page.goto(addressOf(id, language, query))
  await hydrated(page)
  // React marks the root before it hydrates the form; a radio button pressed in between would revert.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Devices on which the tests of each language enter values and then open them again. */
export const crossings = {
  en: { entered: viewports.desktop, reopened: viewports.phone, locale: 'en-GB' },
  th: { entered: viewports.phone, reopened: viewports.desktop, locale: 'th-TH' },
} as const satisfies Record<WholeLanguage, object>

/** Opens an address in a fresh browser context, on the other device. */
export const openElsewhere = async (browser: Browser, language: WholeLanguage, address: string) => {
  const { reopened, locale } = crossings[language]
  const page = await browser.newPage({ viewport: reopened, locale })
  await page.goto(address)
  return page
}

/** Presses a button that saves a file. @returns the file's name and path */
export const downloaded = async (page: Page, button: string | undefined) => {
  const wanted = page.waitForEvent('download')
  await page.getByRole('button', { name: typeset(button) }).click()
  const file = await wanted
  return { name: file.suggestedFilename(), path: await file.path() }
}

/** The CSV file that the page saves, as text. */
export const csvOf = async (page: Page, language: Language) =>
  readFile((await downloaded(page, sharedTexts(language).tools.csv)).path, 'utf8')

/** A form's input by its field's name. */
export const input = (page: Page, name: string): Locator => page.locator(`#input-${name}`)

/** Opens the fold that contains a field, if it is closed. */
export const unfold = async (page: Page, name: string) => {
  // Folds are filled some time after hydration; until then, a field would seem to be in none.
  await page.locator(`#input-${name}`).waitFor({ state: 'attached' })
  const fold = page.locator(`form details:has(#input-${name})`)
  if ((await fold.count()) === 0) return
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await fold.locator('summary').click()
}

/** Enters a value and presses a control before React has rendered the results, which it does in a later task than the field's. */
export const enterAndPress = async (field: Locator, value: string, control: Locator) => {
  const pressed = await control.elementHandle()
  await field.evaluate(
    async (input: HTMLInputElement, { value, pressed }) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      // React renders the field in a microtask.
      await Promise.resolve()
      ;(pressed as HTMLElement).click()
    },
    { value, pressed },
  )
}

/** The line below an input: its help, or what is wrong with it. */
export const hint = (page: Page, name: string): Locator => page.locator(`#input-${name}-helper-text`)

/** The page's main figure. */
export const answer = (page: Page): Locator => page.locator('[data-answer]')

/** A text as its editor wrote it, without the no-break spaces of typesetting. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Matches a name with or without typesetting's no-break spaces. */
export const typeset = (text = ''): RegExp => {
  const letters = [...plain(text)].map((letter) => (letter === ' ' ? '\\s' : RegExp.escape(letter)))
  return new RegExp(`^${letters.join('')}$`, 'u')
}

/** The comparison of kept results. */
export const table = (page: Page) => page.locator('#compare table')

/** Adds the result that is shown to the comparison. */
export const keep = (page: Page, language: Language) =>
  page.getByRole('button', { name: typeset(sharedTexts(language).compare.keep) }).click()
