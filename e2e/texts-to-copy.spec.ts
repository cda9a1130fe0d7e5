import { expect } from '@playwright/test'
import { pages } from '../src/catalogue/pages.ts'
import { hrefOf, pathOf } from '../src/catalogue/urls.ts'
import { wholeLanguages } from '../src/i18n/languages.ts'
import { hydrated } from './support/hydrated.ts'
import { blocksOn } from './support/pages.ts'
import { test } from './support/site.ts'

const shown = pages.flatMap(({ id }) =>
  blocksOn(pathOf(id), 'prose').flatMap((block) =>
    block.labels ? [{ path: pathOf(id), id: block.id ?? '' }] : [],
  ),
)

for (const { path, id } of shown)
  for (const language of wholeLanguages)
    test(`${hrefOf(path, language)}#${id}: each text is copied as it is shown, without its name`, async ({
      page,
      context,
      browser,
      server,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(hrefOf(path, language))
      await hydrated(page)
      const texts = page.locator(`#${id} p`)
      const names = page.locator(`#${id} h3`)
      const buttons = page.locator(`#${id}`).getByRole('button')
      expect(await buttons.count()).toBe(await texts.count())
      for (const [index, text] of (await texts.allTextContents()).entries()) {
        await expect(buttons.nth(index)).toHaveAccessibleName(
          new RegExp(`${RegExp.escape((await names.nth(index).textContent()) ?? '')}$`),
        )
        await buttons.nth(index).click()
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toBe(text.replaceAll('\u00a0', ' '))
      }
      await page.emulateMedia({ media: 'print' })
      await expect(buttons).toHaveCount(0)
      const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
      const plain = await withoutScripts.newPage()
      await plain.goto(server.url + hrefOf(path, language))
      await expect(plain.locator(`#${id} p`).first()).toBeVisible()
      await expect(plain.locator(`#${id}`).getByRole('button')).toHaveCount(0)
      await withoutScripts.close()
    })
