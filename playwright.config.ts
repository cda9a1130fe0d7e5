import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: launchOptions() },
})
