import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose result depends on the layout; colours and markup are the same at every width. */
const layoutRules = ['target-size', 'scrollable-region-focusable', 'link-in-text-block', 'region']

/**
 * Runs axe in the page. Meanwhile unpins elements that stick to the window's edges: visitors can scroll a half-covered control free, but axe
 * would report it as too small a target. Ends all transitions: colours in the middle of one have less contrast.
 */
const judge = async ({ runOnly, within }: { runOnly: Axe.RunOnly; within: string }): Promise<string[]> => {
  const { axe } = window as unknown as { axe: typeof Axe }
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const pinned = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  )
  for (const { style } of pinned) style.position = 'static'
  // Only violations are read; assembling the other results would take more than half of the time.
  const { violations } = await axe.run(within, { runOnly, resultTypes: ['violations'], preload: false })
  document.adoptedStyleSheets.pop()
  for (const element of pinned) {
    element.style.removeProperty('position')
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * Lists violations of WCAG 2.2 AA and of good practice that axe finds, a line for each rule.
 * @param rules 'layout' for a page that all rules have judged at another width
 * @param within a selector, such as that of an open menu: controls that it half covers would count as too small
 */
export const violations = async (
  page: Page,
  rules: 'all' | 'layout' = 'all',
  within = 'html',
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const runOnly: Axe.RunOnly =
    rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: layoutRules }
  return page.evaluate(judge, { runOnly, within })
}
