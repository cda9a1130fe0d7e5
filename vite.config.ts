import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fonts } from './scripts/fonts/plugin.ts'
import { devSite } from './scripts/vite/dev-site.ts'
import { tokens } from './scripts/vite/tokens.ts'

export default defineConfig({
  plugins: [tokens(), fonts(), react(), devSite()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: 'baseline-widely-available',
    // One style sheet, inlined into every page by the prerender: no request stands before the first paint.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Block components carry the schema of their content; only the build needs it, so unused schemas are dropped.
      treeshake: {
        manualPureFunctions: ['z', 'block', 'rich', 'text', 'anchor', 'pageId', 'action', 'atMost'],
      },
    },
  },
  ssr: { noExternal: true },
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'nginx/**/*.test.ts'],
    reporters: ['default'],
    // Some tests run a shell or nginx; on a busy machine that takes its time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
