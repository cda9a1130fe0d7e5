import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose verdict depends on where things stand; colours and markup are the same at every width. */
const layoutRules = ['target-size', 'scrollable-region-focusable', 'link-in-text-block', 'region']

/**
 * Lists violations of WCAG 2.2 AA and of good practice that axe finds, a line for each rule.
 * @param rules 'layout' for a page that all rules have judged at another width
 */
export const violations = async (page: Page, rules: 'all' | 'layout' = 'all'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await unpin(page, true)
  const runOnly =
    rules === 'all' ? { type: 'tag' as const, values: tags } : { type: 'rule' as const, values: layoutRules }
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    // Only violations are read; assembling the other results would take more than half of the time.
    const results = await axe.run({ runOnly, resultTypes: ['violations'], preload: false })
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, runOnly)
  await unpin(page, false)
  return found
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
