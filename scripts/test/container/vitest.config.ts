import { defineConfig } from 'vitest/config'

/** `npm run test:container`: separate from the unit tests, since it takes minutes and needs a Docker engine. */
export default defineConfig({
  test: {
    root: new URL('../../..', import.meta.url).pathname,
    include: ['scripts/test/container/*.container.ts'],
    globalSetup: 'scripts/test/container/set-up.ts',
    // Load and timings must not disturb each other.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
