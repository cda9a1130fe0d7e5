import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fonts } from './scripts/build/fonts/plugin.ts'
import { icons } from './scripts/build/icons.ts'
import { supplyChain } from './scripts/build/supply-chain/plugin.ts'
import { tokens } from './scripts/build/tokens.ts'
import { devSite } from './scripts/serve/dev-site.ts'

/**
 * Few files on a first load, in the order of precedence: every page needs the first three, calculators the others. The home page's short
 * calculation is one with the arithmetic, so that it needs nothing else. A group takes along what its modules import.
 */
const chunkGroups = [
  // What stands before the first paint: nothing but the loader of the rest.
  {
    name: 'boot',
    test: /\/src\/(?:boot|browser\/(?:early-press|failed-scripts|keep-query|lay-out-now|return-to-place)|i18n\/text-address)\.ts|vite\/preload-helper/,
    priority: 5,
  },
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store|i18next|react-i18next|i18next-http-backend|p-queue|p-retry)\//,
    priority: 4,
  },
  {
    name: 'site',
    test: /\/src\/(?:main\.tsx|app\/|blocks\/|components\/|pages\/|weave\/|contact\/(?:draft|typed-values|fields)\.ts)/,
    priority: 3,
  },
  { name: 'arithmetic', test: /\/src\/calculators\/shared\/|\/quick-answer\.ts$/, priority: 2 },
  {
    name: 'widgets',
    // What writes workbooks comes when one is asked for.
    test: /\/node_modules\/@(?:mui|emotion)\/|\/src\/(?:calculators\/ui(?!\/result\/xlsx\.ts)|widgets)\//,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [tokens(), fonts(), icons(), react({ jsxImportSource: '#text' }), devSite(), supplyChain()],
  css: {
    transformer: 'lightningcss',
    // Classes say in which file they stand, in half the bytes of a hash, since a word is one that brotli knows.
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[name]_[local]' } },
  },
  build: {
    target: 'baseline-widely-available',
    // One style sheet: pages carry their own rules of it (scripts/build/page-document.ts), the app loads it whole before it starts.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // pdfkit with its shaping of Thai, which only comes when a quotation is asked for.
    chunkSizeWarningLimit: 560,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'nginx/**/*.test.ts'],
    reporters: ['default'],
    setupFiles: ['scripts/test/seed.ts'],
    // Files of one worker share the modules that they load; a test that changes a global puts it back.
    isolate: false,
    // A file says `@module-tag slow` at its top; `npm run verify` leaves it out.
    tags: [{ name: 'slow', description: 'takes seconds of a processor' }],
    // Ends what hangs. Some tests run a shell, nginx or hundreds of random inputs, which take a busy machine minutes.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
