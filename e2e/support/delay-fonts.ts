import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Delays a page's fonts. */
export const delayFonts = (page: Page, milliseconds: number) =>
  page.route('**/*.woff2', async (route) => {
    await pause(milliseconds)
    // The page may have closed.
    await route.continue().catch(() => {})
  })
