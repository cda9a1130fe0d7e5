import { defineConfig } from 'vitest/config'
import container from './vitest.config.ts'

/** `npm run test:container-long`: what takes minutes more, measures, or comes over the network. */
export default defineConfig({
  test: { ...container.test, include: ['scripts/test/container/*.long.ts'], testTimeout: 900_000 },
})
