import { defineConfig } from 'vitest/config'
import container from './vitest.config.ts'

/** `npm run test:load`: minutes of load, apart from everything else. */
export default defineConfig({
  test: { ...container.test, include: ['scripts/test/container/*.load.ts'], testTimeout: 900_000 },
})
