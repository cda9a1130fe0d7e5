import { defineConfig } from 'vitest/config'

/** `npm run test:container`: separate from the unit tests, since it takes minutes and needs a Docker engine. */
export default defineConfig({
  test: {
    root: new URL('../../..', import.meta.url).pathname,
    include: ['scripts/test/container/**/*.container.ts'],
    globalSetup: 'scripts/test/container/set-up.ts',
    // Most of them wait: for time limits of the server, for containers to stop.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
