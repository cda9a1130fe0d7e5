import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Lets a page's fonts come later, by milliseconds. */
export const delayFonts = (page: Page, milliseconds: number) =>
  page.route('**/*.woff2', async (route) => {
    await pause(milliseconds)
    // The page may be gone by now.
    await route.continue().catch(() => {})
  })
