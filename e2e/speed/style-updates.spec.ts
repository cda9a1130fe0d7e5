import { expect, type Page } from '@playwright/test'
import { field, openByKey, options } from '../search/support.ts'
import { actBeforeHydration } from '../support/hydrated.ts'
import { idle } from '../support/idle.ts'
import { chosen, shown, sourceOf } from '../support/pages.ts'
import { test } from '../support/site.ts'

/** Records how many elements each style recalculation covers. @returns a function that ends the recording and lists the counts */
const watchStyleUpdates = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0)
  })
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
    transferMode: 'ReportEvents',
  })
  return async () => {
    const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
    await session.send('Tracing.end')
    await ended
    return counts
  }
}

test.use({ locale: 'en-GB' })

// The whole style sheet arrives then, and the widgets' library finds its styles.
for (const path of [chosen.service, chosen.calculator])
  test(`${path}: hydration recalculates the styles of the whole page once`, async ({ page }) => {
    let end = async (): Promise<readonly number[]> => []
    await actBeforeHydration(page, path, async () => {
      await page.evaluate(() => document.fonts.ready)
      end = await watchStyleUpdates(page)
    })
    await page.waitForLoadState('networkidle')
    const all = await page.locator('*').count()
    expect((await end()).filter((count) => count > all / 4)).toHaveLength(1)
  })

test.describe('on a high-density screen, where the rules for content out of view apply', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test('an insertion recalculates the styles of only a few elements', async ({ page }) => {
    await openByKey(page, '/')
    const one = sourceOf(chosen.service).label
    const other = sourceOf(chosen.privacy).label
    await field(page).fill(one)
    await expect(options(page).first()).toContainText(shown(one))
    await idle(page)
    const end = await watchStyleUpdates(page)
    await field(page).fill(other)
    await expect(options(page).first()).toContainText(shown(other))
    const all = await page.locator('*').count()
    const counts = await end()
    expect(Math.max(...counts)).toBeGreaterThan(10)
    expect(counts.filter((count) => count > all / 4)).toEqual([])
  })
})
