import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong on a page by WCAG 2.2 AA and good practice, a line for each rule. */
export const violations = async (page: Page): Promise<string[]> => {
  await unpin(page, true)
  // Legacy is what axe calls a run in one document: the pages hold no frames, whose results a second page would have to put together.
  const results = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  await unpin(page, false)
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/**
 * Lets what sticks to the window's lower edge go, and pins it again. A control that it half covers at this moment can be scrolled free, but
 * axe would call it too small to hit.
 */
const unpin = (page: Page, letGo: boolean) =>
  page.evaluate((go) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!go && element.dataset.unpinned !== undefined) {
        delete element.dataset.unpinned
        element.style.removeProperty('position')
        if (element.getAttribute('style') === '') element.removeAttribute('style')
      }
      if (!go) continue
      const { position, bottom } = getComputedStyle(element)
      if (position !== 'sticky' || bottom === 'auto') continue
      element.dataset.unpinned = ''
      element.style.position = 'static'
    }
  }, letGo)
