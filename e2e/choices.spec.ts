import { expect, type Locator } from '@playwright/test'
import { readSources } from '../scripts/content/sources.ts'
import { onePerKind } from '../scripts/shared/one-per-kind.ts'
import { type Page, pages } from '../src/catalogue/pages.ts'
import { hrefOf, namespaceOf, pageAt } from '../src/catalogue/urls.ts'
import type { PageContent } from '../src/content/page.ts'
import { hydrated } from './support/hydrated.ts'
import { test } from './support/site.ts'

/** Kinds of pictures that visitors try, each with the first page that has one. */
const kinds = ['recovery', 'capacity', 'places', 'month', 'gates', 'handover'] as const
const sources = readSources('en')
const contentOf = (page: Page) => sources.get(namespaceOf(page)) as unknown as PageContent
const shown = kinds.flatMap((kind) => {
  const found = pages.flatMap((page) => {
    const block = contentOf(page).blocks.find((one) => one.type === 'picture' && one.picture.kind === kind)
    return block ? [{ kind, href: hrefOf(page.path, 'en'), id: block.id }] : []
  })
  return found.slice(0, 1)
})

const shownPanels = (picture: Locator) =>
  picture
    .locator('fieldset ~ div')
    .evaluateAll((panels) => panels.map((panel) => panel.checkVisibility({ visibilityProperty: true })))

test.skip(shown.length === 0, 'no page has a picture to try')

for (const { kind, href, id } of shown) {
  test.describe(kind, () => {
    test('arrow keys choose an option, and the picture shows only that one, without moving the page', async ({
      page,
    }) => {
      await page.goto(href)
      await hydrated(page)
      const picture = page.locator(`#${id}`)
      const options = picture.locator('input[type="radio"]')
      const count = await options.count()
      const before = await picture.boundingBox()
      await picture.locator('input:checked').focus()
      for (let press = 0; press < count; press++) {
        await page.keyboard.press('ArrowRight')
        const chosen = await options.evaluateAll((radios) =>
          radios.map((radio) => (radio as HTMLInputElement).checked),
        )
        expect(chosen.filter(Boolean)).toHaveLength(1)
        expect(await shownPanels(picture)).toEqual(chosen)
      }
      expect((await picture.boundingBox())?.height).toBe(before?.height)
      // Its name says what the drawing shows.
      for (const radio of await options.all()) await expect(radio).toHaveAccessibleName(/\S+ .+/)
    })

    test('on paper all options are shown, and nothing to press', async ({ page }) => {
      await page.goto(href)
      await page.emulateMedia({ media: 'print' })
      const picture = page.locator(`#${id}`)
      expect(new Set(await shownPanels(picture))).toEqual(new Set([true]))
      await expect(picture.locator('fieldset')).toBeHidden()
    })

    test('in forced colours it is drawn in the colour of text', async ({ page }) => {
      await page.goto(href)
      await page.emulateMedia({ forcedColors: 'active' })
      const { strokes, text } = await page.locator(`#${id} figure`).evaluate((figure) => {
        const probe = figure.appendChild(document.createElement('i'))
        probe.style.color = 'CanvasText'
        const text = getComputedStyle(probe).color
        const shapes = figure.querySelectorAll('svg :is(line, path, circle, rect)')
        return { strokes: [...shapes].map((shape) => getComputedStyle(shape).stroke), text }
      })
      expect(strokes.filter((stroke) => stroke !== 'none' && stroke !== text)).toEqual([])
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('an option can be chosen', async ({ page }) => {
        await page.goto(href)
        const picture = page.locator(`#${id}`)
        await picture.locator('input[type="radio"]').last().check({ force: true })
        await expect(picture.locator('fieldset ~ div').last()).toBeVisible()
        await expect(picture.locator('fieldset ~ div').first()).toBeHidden()
      })
    })
  })
}

test('a tier to choose shows each of its copies at its site', async ({ page }) => {
  const href = shown.find(({ kind }) => kind === 'recovery')?.href ?? '/'
  const block = contentOf(pageAt(href) as Page).blocks.find(
    (one) => one.type === 'picture' && one.picture.kind === 'recovery',
  )
  const picture = block?.type === 'picture' && block.picture.kind === 'recovery' ? block.picture : undefined
  test.skip(!picture?.sites, 'no recovery has copies')
  await page.goto(href)
  const section = page.locator(`#${block?.id}`)
  for (const [index, { copies = [] }] of (picture?.tiers ?? []).entries()) {
    await section.locator('input[type="radio"]').nth(index).check({ force: true })
    const sites = section.locator('fieldset ~ div').nth(index).locator('ul:has(ul) > li')
    await expect(sites).toHaveCount(picture?.sites?.length ?? 0)
    for (const [site, drawn] of (await sites.all()).entries())
      await expect(drawn.locator('li:visible')).toHaveCount(
        copies.filter((copy) => copy.site === site).length,
      )
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('no empty panel is beside the head of a page', async ({ page }) => {
    for (const { path } of onePerKind) {
      await page.goto(hrefOf(path, 'en'))
      const boxes = await page
        .locator('main header svg:empty')
        .evaluateAll((rooms) =>
          rooms
            .flatMap((room) => [room, room.parentElement as Element])
            .map((box) => getComputedStyle(box).borderInlineStartWidth),
        )
      expect(
        boxes.filter((width) => width !== '0px'),
        path,
      ).toEqual([])
    }
  })
})
