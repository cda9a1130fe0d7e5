import { expect } from '@playwright/test'
import { viewports } from '../scripts/shared/viewports.ts'
import { hydrated } from './support/hydrated.ts'
import { test } from './support/site.ts'

for (const [size, viewport] of Object.entries(viewports))
  test.describe(() => {
    test.use({ viewport })

    test(`icons at the lowest boxes of a diagram are drawn whole on a ${size}`, async ({ page }) => {
      await page.goto('/testimonials/oshinei')
      await hydrated(page)
      const drawing = page.locator('svg[role=img]').filter({ visible: true })
      await drawing.scrollIntoViewIfNeeded()
      const icons = drawing.locator('g:has(> rect + path)')
      await expect(icons).toHaveCount(6)
      const cut = await icons.evaluateAll((badges) =>
        badges.filter((badge) => {
          const { x, bottom, width } = badge.getBoundingClientRect()
          const hit = document.elementFromPoint(x + width / 2, bottom - 2)
          return !hit || !badge.contains(hit)
        }),
      )
      expect(cut).toHaveLength(0)
    })

    test(`no icon of a diagram covers a word on a ${size}`, async ({ page }) => {
      await page.goto('/services/kubernetes')
      await hydrated(page)
      const drawing = page.locator('svg[role=img]').filter({ visible: true })
      await drawing.scrollIntoViewIfNeeded()
      await expect(drawing.locator('g:has(> rect + path)')).toHaveCount(10)
      const covered = await drawing.evaluate((svg) => {
        const icons = [...svg.querySelectorAll('g:has(> rect + path)')].map((icon) =>
          icon.getBoundingClientRect(),
        )
        return [...svg.querySelectorAll('text')]
          .filter((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect()
            return icons.some(
              (icon) => icon.left < right && left < icon.right && icon.top < bottom && top < icon.bottom,
            )
          })
          .map(({ textContent }) => textContent)
      })
      expect(covered).toEqual([])
    })
  })
