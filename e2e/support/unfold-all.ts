import type { Page } from '@playwright/test'

/** Opens all disclosures of a page's content. */
export const unfoldAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })
