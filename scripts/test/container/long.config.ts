import { defineConfig } from 'vitest/config'
import container from './vitest.config.ts'

/** `npm run test:container-long`: tests that take minutes longer, measure, or need the network. */
export default defineConfig({
  test: {
    ...container.test,
    include: ['scripts/test/container/*.long.ts'],
    // Load and timings must not disturb each other.
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 900_000,
  },
})
