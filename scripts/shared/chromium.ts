import { execFileSync } from 'node:child_process'
import type { LaunchOptions } from '@playwright/test'

/** Full browsers, which can keep pages in the back/forward cache. */
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome'] as const
/** Renders identically in half the CPU time. */
export const headlessShell = 'chromium-headless-shell'

const firstOf = (names: readonly string[]): string => {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // not under this name
    }
  }
  throw new Error('no Chromium found: install the package "chromium"')
}

export const wholeBrowserPath = (): string => firstOf(wholeBrowsers)

/** The system's Chromium; Playwright's own download is not needed. */
export const chromiumPath = (): string => firstOf([headlessShell, ...wholeBrowsers])

/** @param more additional arguments for the browser */
export const launchOptions = (...more: readonly string[]) =>
  ({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  }) satisfies LaunchOptions
