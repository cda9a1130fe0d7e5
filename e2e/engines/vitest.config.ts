import { defineConfig } from 'vitest/config'
import { engineNames, timeout } from './engine.ts'

const root = new URL('../..', import.meta.url).pathname

/** `npm run test:engines`: the last build in Firefox and in WebKit, side by side. */
export default defineConfig({
  test: {
    root,
    projects: engineNames.map((engine) => ({
      test: {
        name: engine,
        root,
        include: ['e2e/engines/**/*.engine.ts'],
        provide: { engine },
        testTimeout: 4 * timeout,
        hookTimeout: 2 * timeout,
        expect: { poll: { timeout: timeout } },
      },
    })),
    globalSetup: 'e2e/engines/set-up.ts',
    reporters: ['default', 'e2e/engines/table.ts'],
    maxWorkers: engineNames.length,
    tags: [{ name: 'smoke', description: 'runs within `npm test`' }],
  },
})
