import { expect } from '@playwright/test'
import { readSources } from '../scripts/content/sources.ts'
import { typeset } from '../scripts/content/typography/typeset.ts'
import { languages, wholeLanguages } from '../src/i18n/languages.ts'
import { hydrated } from './support/hydrated.ts'
import { chosen } from './support/pages.ts'
import { test } from './support/site.ts'

for (const language of wholeLanguages)
  for (const path of ['/nope', `${chosen.services}/nope`, `${chosen.service}/more`])
    test(`${languages[language].prefix}${path} is not found, in ${language}`, async ({ page }) => {
      const { notFound } = readSources(language).get('common') as { notFound: { title: string } }
      const heading = typeset(notFound.title, language)
      const response = await page.goto(languages[language].prefix + path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1')).toHaveText(heading)
      await hydrated(page)
      await expect(page.locator('h1')).toHaveText(heading)
      await page.locator('main a[href]').first().click()
      await expect(page).toHaveURL(new RegExp(`${languages[language].prefix || '/'}$`))
    })
