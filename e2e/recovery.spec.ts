import { expect, type Locator } from '@playwright/test'
import { pages } from '../src/catalogue/pages.ts'
import { hrefOf, namespaceOf } from '../src/catalogue/urls.ts'
import type { PageContent } from '../src/content/page.ts'
import { readSources } from '../src/content/sources.ts'
import { hydrated } from './support/hydrated.ts'
import { test } from './support/site.ts'

const sources = readSources('en')
const found = pages.flatMap((page) => {
  const { blocks } = sources.get(namespaceOf(page)) as unknown as PageContent
  const block = blocks.find((one) => one.type === 'picture' && one.picture.kind === 'recovery')
  return block ? [{ path: page.path, id: block.id }] : []
})[0]
const href = found ? hrefOf(found.path, 'en') : '/'

const shownTiers = (picture: Locator) =>
  picture
    .locator('fieldset ~ div')
    .evaluateAll((tiers) => tiers.map((tier) => tier.checkVisibility({ visibilityProperty: true })))

test.skip(!found, 'no page draws recovery tiers')

test('arrow keys choose a tier, and the picture shows that one alone, without moving the page', async ({
  page,
}) => {
  await page.goto(href)
  await hydrated(page)
  const picture = page.locator(`#${found?.id}`)
  const tiers = picture.locator('input[type="radio"]')
  const count = await tiers.count()
  const before = await picture.boundingBox()
  await picture.locator('input:checked').focus()
  for (let press = 0; press < count; press++) {
    await page.keyboard.press('ArrowRight')
    const chosen = await tiers.evaluateAll((radios) =>
      radios.map((radio) => (radio as HTMLInputElement).checked),
    )
    expect(chosen.filter(Boolean)).toHaveLength(1)
    expect(await shownTiers(picture)).toEqual(chosen)
  }
  expect((await picture.boundingBox())?.height).toBe(before?.height)
  for (const radio of await tiers.all()) await expect(radio).toHaveAccessibleName(/: .+, .+: /)
})

test('on paper all tiers are shown, and nothing to press', async ({ page }) => {
  await page.goto(href)
  await page.emulateMedia({ media: 'print' })
  const picture = page.locator(`#${found?.id}`)
  expect(new Set(await shownTiers(picture))).toEqual(new Set([true]))
  await expect(picture.locator('fieldset')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a tier can be chosen', async ({ page }) => {
    await page.goto(href)
    const picture = page.locator(`#${found?.id}`)
    const last = picture.locator('input[type="radio"]').last()
    await last.check({ force: true })
    await expect(picture.locator('fieldset ~ div').last()).toBeVisible()
    await expect(picture.locator('fieldset ~ div').first()).toBeHidden()
  })
})
