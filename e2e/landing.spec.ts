import { expect } from '@playwright/test'
import { viewports } from '../scripts/shared/viewports.ts'
import type { PageId } from '../src/catalogue/pages.ts'
import { pageOf } from '../src/catalogue/urls.ts'
import { plain } from './calculators/support.ts'
import { blockOn, pagesWith, sourceOf } from './support/pages.ts'
import { test } from './support/site.ts'

const stories = pagesWith('story').map((path) => ({ path, heading: sourceOf(path).h1 }))

/** Whether a page lists stories, whose pictures its head and cards show. */
const listsStories = (path: string) => {
  const { groups } = blockOn(path, 'index') as unknown as { groups: { kind?: string; pages?: PageId[] }[] }
  return (
    stories.length > 0 &&
    groups.some(({ kind, pages }) => kind === 'story' || pages?.some((id) => pageOf(id).kind === 'story'))
  )
}

test('the list in the head of a landing page counts nothing', async ({ page }) => {
  for (const path of pagesWith('landing', 'index').filter((path) => !listsStories(path))) {
    await page.goto(path)
    const list = page.getByRole('list', { name: blockOn(path, 'index').title as string, exact: true })
    await expect(list.getByRole('listitem').first(), path).toBeVisible()
    for (const beside of await list.locator('li > :not(a)').allTextContents())
      expect(beside, path).toMatch(/\D/)
  }
})

test('cards of stories say their headings under whole rows of their pictures, with nothing over these', async ({
  page,
}) => {
  const path = pagesWith('landing', 'index').find(listsStories)
  test.skip(!path, 'no page lists stories')
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport)
    await page.goto(path ?? '')
    await expect(page.locator('main header figure')).toBeVisible()
    const cards = page.locator('main section li:has(> div[aria-hidden] + p)')
    await expect(cards).toHaveCount(stories.length)
    for (const { path: story, heading } of stories)
      expect(plain(await cards.locator(`> a[href$="${story}"]`).innerText())).toBe(plain(heading))
    const faults = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const [picture, ...others] = card.children as unknown as [Element, ...Element[]]
        const { bottom } = picture.getBoundingClientRect()
        const cut = [...picture.querySelectorAll('li, p')].filter(
          (row) => row.getBoundingClientRect().bottom > bottom + 1,
        )
        const over = others.filter((other) => other.getBoundingClientRect().top < bottom - 1)
        return [...cut, ...over].map(({ textContent }) => textContent)
      }),
    )
    expect(faults).toEqual([])
  }
})
