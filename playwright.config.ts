import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/shared/chromium.ts'

/** Switches off V8's optimizing compilers, which don't pay off before a test closes its page: visits take a sixth less processor time. */
const quickStart = '--js-flags=--always-sparkplug,--no-turbofan,--no-maglev'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // One more than two cores, since a test often waits.
  workers: 3,
  forbidOnly: true,
  // Ends what hangs. Tests take two seconds, or ten beside other suites; a shared machine may stall for a minute.
  timeout: 120_000,
  // Vendors wait for the browser to be idle, up to 3 s; the rest is for the machine's stalls.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  snapshotPathTemplate: 'e2e/appearance/{arg}{ext}',
  use: { browserName: 'chromium', launchOptions: launchOptions(quickStart) },
})
