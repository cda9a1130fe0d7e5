import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong on a page by WCAG 2.2 AA and good practice, a line for each rule. */
export const violations = async (page: Page): Promise<string[]> => {
  // Legacy is what axe calls a run in one document: the pages hold no frames, whose results a second page would have to put together.
  const results = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
