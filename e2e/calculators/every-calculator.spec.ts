import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'
import { cases } from './cases.ts'
import { addressOf, answer, hint, input, open, plain, sharedTexts, textsOf } from './support.ts'

const spoilt = (entry: Readonly<Record<string, string>>) => Object.entries(entry)

test.use({ locale: 'en-GB' })

for (const {
  id,
  fields,
  before,
  beforeInThai = before.split(' ')[0] ?? before,
  field,
  typed,
  after,
  bad,
  spoilt: values,
  csv,
} of cases) {
  test.describe(id, () => {
    test('answers while the visitor types, shows its working, exports its figures and shares them by its address', async ({
      page,
      complaints,
    }) => {
      // Makes one long visit instead of many short ones.
      test.slow()
      await open(page, id)
      await expect(answer(page)).toHaveText(before)
      const status = answer(page).locator('..').getByRole('status')
      await expect(status).toHaveText('')

      await test.step('states the range at the field', async () => {
        await input(page, field).fill('abc')
        await expect(hint(page, field)).toHaveText(/abc|number|sizes/)
        await input(page, field).fill('')
        await expect(hint(page, field)).toHaveText(sharedTexts('en').errors.empty ?? '')
        await expect(answer(page)).toHaveText('–')
      })

      await test.step('answers, and reads the answer out once typing rests', async () => {
        await input(page, field).fill(typed)
        await expect(answer(page)).toHaveText(after)
        await expect(status).toContainText(after.split(' ')[0] ?? after)
      })

      await test.step('shows the working with the visitor’s numbers, and its rule', async () => {
        const lines = page.locator('#working li details')
        expect(await lines.count()).toBeGreaterThan(1)
        await expect(lines.first().locator('p')).toBeHidden()
        await lines.first().locator('summary').click()
        await expect(lines.first().locator('p')).toBeVisible()
      })

      await test.step('hands the figures over as a CSV file', async () => {
        const wanted = page.waitForEvent('download')
        await page.getByRole('button', { name: sharedTexts('en').tools.csv ?? '' }).click()
        const file = await wanted
        expect(file.suggestedFilename()).toBe(`${id}.csv`)
        expect(await readFile(await file.path(), 'utf8')).toContain(csv)
      })

      await test.step('shares the answer by its address', async () => {
        await expect(page).toHaveURL(new RegExp(`\\?${field}=`))
        await page.reload()
        await hydrated(page)
        await expect(answer(page)).toHaveText(after)
        await expect(input(page, field)).toHaveValue(typed)
        expect(complaints).toEqual([])
      })

      await test.step('means the same in the other language', async () => {
        await page.locator('header a[hreflang=th]:visible').click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'th')
        await expect(answer(page)).toContainText(after.split(' ')[0] ?? after)
        await expect(input(page, field)).toHaveValue(typed)
      })
    })

    test('goes back and forward through what was entered, one step for each field', async ({ page }) => {
      await open(page, id)
      const [length, empty] = [await page.evaluate(() => history.length), page.url()]
      await input(page, field).pressSequentially('1')
      await expect(page).not.toHaveURL(empty)
      const first = page.url()
      await input(page, field).fill(typed)
      await expect(page).not.toHaveURL(first)
      expect(await page.evaluate(() => history.length)).toBe(length + 1)
      await page.goBack()
      await expect(answer(page)).toHaveText(before)
      await page.goForward()
      await expect(answer(page)).toHaveText(after)

      await test.step('an edit after going back leaves the entry that is shown', async () => {
        await page.goBack()
        await expect(answer(page)).toHaveText(before)
        await input(page, field).fill(typed)
        await expect(page).not.toHaveURL(empty)
        await page.goBack()
        await expect(page).toHaveURL(empty)
        await expect(answer(page)).toHaveText(before)
      })

      await test.step('what is typed in one go is undone in one step', async () => {
        const value = await input(page, field).inputValue()
        await input(page, field).fill(typed)
        await input(page, field).blur()
        await expect(answer(page)).toHaveText(after)
        await page.goBack()
        await expect(answer(page)).toHaveText(before)
        await expect(input(page, field)).toHaveValue(value)
      })
    })

    test('“Start over” repairs the page, whatever its address holds', async ({ page, complaints }) => {
      const all = (value: string) => fields.map((name) => `${name}=${value}`).join('&')
      const odd = [
        all('9'.repeat(15)),
        all('-1e300'),
        `${all('%F0%9F%A6%86')}&${all('%E0%A4')}`,
        `${field}=${'%E0%B9%99'.repeat(60)}&k1=${encodeURIComponent(all('1e308'))}`,
      ]
      for (const query of odd)
        await test.step(query.slice(0, 80), async () => {
          await open(page, id, query)
          expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|undefined/)
          await page.getByRole('button', { name: sharedTexts('en').reset }).click()
          await expect(answer(page)).toHaveText(before)
          await input(page, field).fill(typed)
          await expect(answer(page)).toHaveText(after)
        })
      expect(complaints).toEqual([])
    })

    for (const language of wholeLanguages)
      test(`says accessibly at each field what is wrong with a hand-edited address, in ${language}`, async ({
        page,
      }) => {
        await open(page, id, bad, language)
        for (const [name, value] of spoilt(values)) {
          await expect(input(page, name)).toHaveValue(value)
          await expect(input(page, name)).toHaveAttribute('aria-invalid', 'true')
          expect(plain(await answer(page).locator('..').innerText())).toContain(
            plain(textsOf(language, id).fields[name]?.label ?? ''),
          )
        }
        await expect(answer(page)).toHaveText('–')
        expect(await violations(page)).toEqual([])
        const [first = ''] = Object.keys(values)
        await answer(page).locator('..').getByRole('link').first().click()
        expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/^input-/)
        await expect(input(page, first)).toBeVisible()
        expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|undefined/)
        await input(page, field).fill('x')
        expect(await violations(page)).toEqual([])
      })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })
      test('shows its first answer', async ({ page }) => {
        await page.goto(addressOf(id, 'th'))
        await expect(answer(page)).toContainText(beforeInThai)
        await expect(page.locator('#working')).toBeVisible()
      })
    })
  })
}
