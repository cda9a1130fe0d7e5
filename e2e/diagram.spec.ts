import { expect, type Page } from '@playwright/test'
import type { Json } from '../scripts/content/strings.ts'
import { viewports } from '../scripts/shared/viewports.ts'
import { hydrated } from './support/hydrated.ts'
import { blockOn, chosen, pagesWith } from './support/pages.ts'
import { test } from './support/site.ts'

// A diagram on a page of another kind than services.
const [aside = chosen.service] = [...pagesWith('story', 'diagram'), ...pagesWith('use-case', 'diagram')]

/** Selects a diagram's icons, each with its background. */
const iconParts = 'g:has(> rect + path)'

/** Opens a page and waits until its diagram has its icons. */
const diagramOf = async (page: Page, path: string) => {
  const icons = (blockOn(path, 'diagram').nodes as Json[]).length
  await page.goto(path)
  await hydrated(page)
  const drawing = page.locator('svg[role=img]').filter({ visible: true })
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing.locator(iconParts)).toHaveCount(icons)
  return drawing
}

for (const [size, viewport] of Object.entries(viewports))
  test.describe(() => {
    test.use({ viewport })

    test(`icons at the lowest boxes of a diagram are drawn whole on a ${size}`, async ({ page }) => {
      const drawing = await diagramOf(page, aside)
      const cut = await drawing.locator(iconParts).evaluateAll((badges) =>
        badges.filter((badge) => {
          const { x, bottom, width } = badge.getBoundingClientRect()
          const hit = document.elementFromPoint(x + width / 2, bottom - 2)
          return !hit || !badge.contains(hit)
        }),
      )
      expect(cut).toHaveLength(0)
    })

    test(`no icon of a diagram covers a word on a ${size}`, async ({ page }) => {
      const drawing = await diagramOf(page, chosen.otherService)
      const covered = await drawing.evaluate((svg, parts) => {
        const icons = [...svg.querySelectorAll(parts)].map((icon) => icon.getBoundingClientRect())
        return [...svg.querySelectorAll('text tspan')]
          .filter((line) => {
            const { left, right, top, bottom } = line.getBoundingClientRect()
            return icons.some(
              (icon) => icon.left < right && left < icon.right && icon.top < bottom && top < icon.bottom,
            )
          })
          .map(({ textContent }) => textContent)
      }, iconParts)
      expect(covered).toEqual([])
    })
  })

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('the words of a diagram stand beside it, and can be folded', async ({ page }) => {
    const drawing = await diagramOf(page, aside)
    const words = page.locator('figure', { has: drawing }).locator('figcaption details')
    await expect(words.locator('li').first()).toBeVisible()
    const [left, right] = await Promise.all([drawing.boundingBox(), words.boundingBox()])
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    await words.locator('summary').click()
    await expect(words.locator('li').first()).toBeHidden()
  })
})
