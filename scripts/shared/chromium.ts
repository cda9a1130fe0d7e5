import { execFileSync } from 'node:child_process'
import type { LaunchOptions } from '@playwright/test'

/** The system's Chromium; Playwright's own download is not needed. */
export const chromiumPath = (): string => {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // not under this name
    }
  }
  throw new Error('no Chromium found: install the package "chromium"')
}

export const launchOptions = (): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
