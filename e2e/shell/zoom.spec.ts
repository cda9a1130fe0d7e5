import { expect } from '@playwright/test'
import { onePerKind } from '../../scripts/shared/one-per-kind.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'

// A window of 1280 × 1024 px at 400 %.
test.use({ viewport: { width: 320, height: 256 }, locale: 'en-GB' })

for (const { kind, path } of onePerKind)
  test(`at 400 % the ${kind} page needs no sideways scrolling, and nothing stays in front of its text`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    await page.mouse.move(160, 128)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const inFront = [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > 200 && top < innerHeight && bottom > 0)
        .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
      return { sideways: scrollWidth - clientWidth, covered: Math.max(0, ...inFront) / innerHeight }
    })
    expect(found.sideways).toBe(0)
    expect(found.covered).toBeLessThan(1 / 3)
  })
