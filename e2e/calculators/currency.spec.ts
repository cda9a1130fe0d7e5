import { expect, type Page } from '@playwright/test'
import { calculators } from '../../scripts/shared/calculators.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { addressOf } from './support.ts'

const withCurrency = [...calculators.values()]
  .map(({ form }) => form)
  .filter(({ groups }) =>
    groups.some(({ beside, fields }) => beside && fields.some(({ name }) => name === 'currency')),
  )

/**
 * Records, after every change of the page and in every frame, the currency that each part shows: the switch, the line about the rate, and the
 * texts of the answer, of tables and of charts that name one. The prices used are in US dollars always.
 */
const recordCurrencies = () => {
  const states: string[] = []
  Object.assign(globalThis, { states })
  const shown = () => {
    const chosen = document.querySelector<HTMLInputElement>('input[name=currency]:checked')
    const results = document.querySelector('[data-results]')
    if (!chosen || !results) return
    const named = document.querySelectorAll(
      '[data-answer], [data-results] :is(td, svg text), #models td, #budget td',
    )
    const currencies = [...named].flatMap(({ textContent }) => textContent.match(/USD|THB|บาท/g) ?? [])
    const rate = results.querySelector('[data-rate]') ? 'THB' : 'USD'
    const state = [
      ...new Set([chosen.value, rate, ...currencies.map((name) => (name === 'USD' ? name : 'THB'))]),
    ]
    const text = state.join(' with ')
    if (states.at(-1) !== text) states.push(text)
  }
  new MutationObserver(shown).observe(document, { subtree: true, childList: true, characterData: true })
  const inFrames = () => {
    shown()
    requestAnimationFrame(inFrames)
  }
  inFrames()
}

const states = (page: Page) => page.evaluate(() => (globalThis as unknown as { states: string[] }).states)

for (const { id } of withCurrency)
  for (const language of wholeLanguages)
    test.describe(`${id} in ${language}, for a visitor in Thailand`, () => {
      test.use({ timezoneId: 'Asia/Bangkok', locale: language === 'th' ? 'th-TH' : 'en-GB' })

      test('never shows two currencies at once', async ({ page }) => {
        await page.addInitScript(recordCurrencies)
        await page.goto(addressOf(id, language))
        await hydrated(page)
        const baht = page.locator('input[name=currency][value=THB]')
        await expect(baht).toBeChecked()
        const opened = language === 'th' ? ['THB'] : ['USD', 'THB']
        await expect.poll(() => states(page)).toEqual(opened)
        await page.locator('input[name=currency][value=USD]').check()
        await expect.poll(() => states(page)).toEqual([...opened, 'USD'])
        await page.goBack()
        await expect.poll(() => states(page)).toEqual([...opened, 'USD', 'THB'])
      })
    })
