import { expect } from '@playwright/test'
import { viewports } from '../scripts/shared/viewports.ts'
import { pages } from '../src/catalogue/pages.ts'
import { absoluteUrl, hrefOf, namespaceOf } from '../src/catalogue/urls.ts'
import { readSources } from '../src/content/sources.ts'
import { languageCodes } from '../src/i18n/languages.ts'
import { hydrated } from './support/hydrated.ts'
import { test } from './support/site.ts'
import { violations } from './support/violations.ts'

/** A text without the invisible marks of typesetting. */
const visible = (text: string) => text.replace(/[\u200b\u2060]/g, '').replaceAll('\u00a0', ' ')

for (const language of languageCodes) {
  const sources = readSources(language)
  for (const page of pages)
    test(`${hrefOf(page.path, language)} stands finished, is taken over quietly and is accessible`, async ({
      page: tab,
      complaints,
    }) => {
      const content = sources.get(namespaceOf(page)) as { h1: string; title: string }
      const response = await tab.goto(hrefOf(page.path, language))
      expect(response?.status()).toBe(200)
      await expect(tab.locator('html')).toHaveAttribute('lang', language)
      expect(await tab.title()).toContain(content.title.split('{{')[0]?.trim())
      await expect(tab.locator('h1')).toHaveCount(1)
      expect(visible((await tab.locator('h1').textContent()) ?? '')).toContain(
        content.h1.split('{{')[0]?.trim(),
      )
      await expect(tab.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        absoluteUrl(page.path, language),
      )
      for (const code of languageCodes)
        await expect(tab.locator(`link[hreflang=${code}]`)).toHaveAttribute(
          'href',
          absoluteUrl(page.path, code),
        )
      await hydrated(tab)
      for (const [size, viewport] of Object.entries(viewports)) {
        await tab.setViewportSize(viewport)
        expect(await violations(tab), size).toEqual([])
      }
      expect(complaints).toEqual([])
    })
}
