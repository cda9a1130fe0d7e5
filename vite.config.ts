import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defaultExclude, defineConfig } from 'vitest/config'
import { buildPages } from './scripts/build/build-pages.ts'
import { fonts } from './scripts/build/fonts/plugin.ts'
import { icons } from './scripts/build/icons.ts'
import { loadChunks, withChunk } from './scripts/build/load-chunks.ts'
import { layoutTarget } from './scripts/build/styles/minified.ts'
import { supplyChain } from './scripts/build/supply-chain/plugin.ts'
import { tokens } from './scripts/build/tokens.ts'
import { devSite } from './scripts/serve/dev-site.ts'
import { onPath } from './scripts/shared/debian.ts'

/**
 * Few files on a first load, in the order of precedence: every page needs the first three, calculators the others. The home page's short
 * calculation is one with the arithmetic, so that it needs nothing else. A group takes along what its modules import.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store|i18next|react-i18next|i18next-http-backend|p-queue|p-retry)\//,
    priority: 4,
  },
  {
    name: 'site',
    test: /\/src\/(?:main\.tsx|app\/|browser\/(?:load-chunk|arrive|until-found|is-composing|announced-scripts)\.ts|typography\/invisible\.ts|blocks\/(?!picture\/tried\/)|components\/|pages\/|weave\/|contact\/(?:draft|typed-values|fields)\.ts)/,
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
  plugins: [
    buildPages(),
    tokens(),
    fonts(),
    icons(),
    react({ jsxImportSource: '#text' }),
    loadChunks(),
    devSite(),
    supplyChain(),
  ],
  css: {
    transformer: 'lightningcss',
    // Classes say in which file they stand, in half the bytes of a hash, since a word is one that brotli knows.
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: '[name]_[local]' },
      // The site has one colour scheme; lightningcss would prepare for `light-dark()` wherever a sheet names it.
      exclude: Features.LightDark,
    },
  },
  build: {
    // The oldest browsers that the app runs in (src/browser/without-app.ts), and those that pages have their layout in.
    target: ['chrome103', 'edge103', 'firefox100', 'safari16', 'ios16'],
    cssTarget: layoutTarget,
    // One style sheet: pages carry their own rules of it (scripts/build/page-document.ts), the app loads it whole before it starts.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // pdfkit with its shaping of Thai, which only comes when a quotation is asked for.
    chunkSizeWarningLimit: 640,
    modulePreload: { polyfill: false, resolveDependencies: withChunk },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'nginx/**/*.test.ts'],
    // kubectl renders the manifests; scripts/check/kubectl.test.ts says where it is missing.
    exclude: [...defaultExclude, ...(onPath('kubectl') ? [] : ['scripts/check/kubernetes/**'])],
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
